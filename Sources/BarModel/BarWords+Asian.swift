extension BarWords {
  static let asian = [
    "zh-hans": BarWords("返回", "完成", "取消", "编辑", "存储", "撤销", "重做", "搜索"),
    "zh-hant": BarWords("返回", "完成", "取消", "編輯", "儲存", "還原", "重做", "搜尋"),
    "ja": BarWords("戻る", "完了", "キャンセル", "編集", "保存", "取り消す", "やり直す", "検索"),
    "ko": BarWords("뒤로", "완료", "취소", "편집", "저장", "실행 취소", "실행 복귀", "검색"),
    "th": BarWords("กลับ", "เสร็จสิ้น", "ยกเลิก", "แก้ไข", "บันทึก", "เลิกทำ", "ทำซ้ำ", "ค้นหา"),
    "vi": BarWords("Quay lại", "Xong", "Hủy", "Sửa", "Lưu", "Hoàn tác", "Làm lại", "Tìm kiếm"),
    "id": BarWords("Kembali", "Selesai", "Batal", "Edit", "Simpan", "Urungkan", "Ulangi", "Cari"),
    "ms": BarWords("Kembali", "Selesai", "Batal", "Edit", "Simpan", "Buat Asal", "Buat Semula", "Cari"),
    "hi": BarWords(
      "वापस", "पूर्ण", "रद्द करें", "संपादित करें", "सहेजें", "पहले जैसा करें", "फिर से करें", "खोजें"),
  ]
}
