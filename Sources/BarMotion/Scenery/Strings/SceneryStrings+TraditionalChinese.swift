extension SceneryStrings {
  static let traditionalChinese = SceneryStrings(
    locale: "zh-Hant",
    statusBar: StatusBar(time: "9:41", timeAndDate: "上午9:41  6月3日 週一", batteryLevel: "100%"),
    list: List(sections: [
      List.Section(
        header: "網路", titles: ["飛航模式", "Wi-Fi", "行動數據", "個人熱點"],
        values: [[], ["工作室", "家裡"], ["開啟", "關閉"], ["關閉", "開啟"]], footer: ""),
      List.Section(
        header: "提醒", titles: ["通知", "聲音", "勿擾模式", "螢幕使用時間"],
        values: [[], ["清脆", "木琴"], [], ["2 小時 14 分鐘", "48 分鐘"]],
        footer: "常用聯絡人的來電一律會響鈴。"),
      List.Section(
        header: "顯示", titles: ["亮度", "文字大小", "背景圖片", "減少動態效果"],
        values: [["自動", "手動"], ["中", "大"], [], []],
        footer: "減少動態效果後，動畫會比較簡短。"),
      List.Section(
        header: "隱私權", titles: ["密碼", "應用程式權限", "定位服務", "信任的聯絡人"],
        values: [["開啟", "關閉"], [], [], ["3", "5"]],
        footer: "應用程式只會在使用期間取得你的位置。"),
      List.Section(
        header: "帳號", titles: ["備份", "儲存空間", "語言", "一般"],
        values: [[], ["48.2 GB", "112 GB"], ["繁體中文"], []],
        footer: "上次備份已於今天 7:20 完成。"),
    ]),
    profile: Profile(
      people: [
        Profile.Person(
          name: "林曉雨", handle: "@linxiaoyu", biography: ["產品設計師，住在臺南。", "喜歡茶、火車和長長的散步。"]),
        Profile.Person(
          name: "陳一鳴", handle: "@chenyiming", biography: ["造橋的人，多半是鋼橋。", "週末都留給山。"]),
      ],
      follow: "追蹤",
      statistics: [("248", "貼文"), ("1.2萬", "粉絲"), ("391", "追蹤中")],
      tabs: ["貼文", "照片", "喜歡"],
      posts: [
        "新橋週六通車。我們趕在日出前走了一趟，整座橋上只有我們幾個人。",
        "一點小進步：滑到一半又放手，導覽列再也不會閃一下了。",
        "三杯茶，換來一個好點子，很划算。",
        "輕裝去海邊：相機、筆記本，還有一件其實用不到的毛衣。",
      ],
      times: ["2 小時前", "5 小時前", "昨天", "3 天前"], counts: ["18", "246", "7", "93"]),
    article: Article(
      headlines: [
        Article.Headline(topic: "旅行", title: "沿著北方海岸，搭一班慢火車"),
        Article.Headline(topic: "地方", title: "守塔人離開以後，燈塔留下了什麼"),
      ],
      byline: "林曉雨 · 閱讀約 6 分鐘",
      paragraphs: [
        "早班火車六點十分出發，那時港口還是灰濛濛的，月台上只有海鷗。沒有人趕時間，列車長叫得出大多數乘客的名字。",
        "頭一個小時，鐵路緊挨著河走，左右兩邊都看得見水。隨後山谷漸漸敞開，海一下子填滿了左側的每一扇車窗。",
        "每到一站，總有人下車：牽著腳踏車的，抱著一箱蘋果的，背著熟睡的孩子的。車門關上，村莊便退到一排白楊後面去了。",
        "到了中午，光線變了。懸崖成了麵包的顏色，遠遠的海灣裡，一艘小船劃出一道白線。",
      ],
      subheads: ["兩次潮水之間", "最後一站"],
      caption: "退潮時的海灣，攝於列車上。"))
}
