extension SceneryStrings {
  static let simplifiedChinese = SceneryStrings(
    locale: "zh-Hans",
    statusBar: StatusBar(time: "9:41", timeAndDate: "上午9:41  6月3日周一", batteryLevel: "100%"),
    list: List(sections: [
      List.Section(
        header: "网络", titles: ["飞行模式", "无线局域网", "蜂窝数据", "个人热点"],
        values: [[], ["工作室", "家里"], ["打开", "关闭"], ["关闭", "打开"]], footer: ""),
      List.Section(
        header: "提醒", titles: ["通知", "声音", "勿扰模式", "屏幕使用时间"],
        values: [[], ["清脆", "木琴"], [], ["2小时14分钟", "48分钟"]],
        footer: "个人收藏中联系人的来电始终会响铃。"),
      List.Section(
        header: "显示", titles: ["亮度", "文字大小", "墙纸", "减弱动态效果"],
        values: [["自动", "手动"], ["中", "大"], [], []],
        footer: "减弱动态效果后，动画时长会缩短。"),
      List.Section(
        header: "隐私", titles: ["密码", "应用权限", "定位服务", "可信联系人"],
        values: [["打开", "关闭"], [], [], ["3", "5"]],
        footer: "应用仅在使用期间可以获取你的位置。"),
      List.Section(
        header: "账户", titles: ["备份", "储存空间", "语言", "通用"],
        values: [[], ["48.2 GB", "112 GB"], ["简体中文"], []],
        footer: "上次备份于今天 7:20 完成。"),
    ]),
    profile: Profile(
      people: [
        Profile.Person(
          name: "林晓雨", handle: "@linxiaoyu", biography: ["产品设计师，现居杭州。", "喜欢茶、火车和长长的散步。"]),
        Profile.Person(
          name: "陈一鸣", handle: "@chenyiming", biography: ["造桥的人，多半是钢桥。", "周末属于山里。"]),
      ],
      follow: "关注",
      statistics: [("248", "动态"), ("1.2万", "粉丝"), ("391", "关注")],
      tabs: ["动态", "照片", "喜欢"],
      posts: [
        "新桥周六通车。我们赶在日出前走了一遍，整座桥上只有我们几个人。",
        "一点小进步：滑到一半又松手，导航栏再也不会闪一下了。",
        "三杯茶，换来一个好点子，很划算。",
        "轻装去海边：相机、笔记本，还有一件其实用不上的毛衣。",
      ],
      times: ["2小时前", "5小时前", "昨天", "3天前"], counts: ["18", "246", "7", "93"]),
    article: Article(
      headlines: [
        Article.Headline(topic: "旅行", title: "沿着北方海岸，坐一趟慢火车"),
        Article.Headline(topic: "地方", title: "守塔人离开以后，灯塔留下了什么"),
      ],
      byline: "林晓雨 · 阅读约 6 分钟",
      paragraphs: [
        "早班火车六点十分出发，那时港口还是灰蒙蒙的，站台上只有海鸥。没有人赶时间，列车员叫得出大多数乘客的名字。",
        "头一个小时，铁路紧挨着河走，左右两边都能看见水。随后山谷渐渐敞开，海一下子填满了左侧的每一扇车窗。",
        "每到一站，总有人下车：推着自行车的，抱着一箱苹果的，背着熟睡的孩子的。车门合上，村庄便退到一排白杨后面去了。",
        "到了中午，光线变了。悬崖成了面包的颜色，远远的海湾里，一条小船划出一道白线。",
      ],
      subheads: ["两次潮水之间", "最后一站"],
      caption: "退潮时的海湾，摄于列车上。"))
}
