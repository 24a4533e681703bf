extension BarWords {
  static let eastern = [
    "ru": BarWords(
      "Назад", "Готово", "Отменить", "Править", "Сохранить", "Отменить", "Повторить", "Поиск"),
    "uk": BarWords(
      "Назад", "Готово", "Скасувати", "Редагувати", "Зберегти", "Скасувати", "Повторити", "Шукати"),
    "pl": BarWords("Wróć", "Gotowe", "Anuluj", "Edytuj", "Zachowaj", "Cofnij", "Ponów", "Szukaj"),
    "cs": BarWords("Zpět", "Hotovo", "Zrušit", "Upravit", "Uložit", "Odvolat", "Opakovat", "Hledat"),
    "sk": BarWords("Späť", "Hotovo", "Zrušiť", "Upraviť", "Uložiť", "Odvolať", "Opakovať", "Hľadať"),
    "hu": BarWords(
      "Vissza", "Kész", "Mégsem", "Szerkesztés", "Mentés", "Visszavonás", "Ismétlés", "Keresés"),
    "ro": BarWords("Înapoi", "OK", "Anulați", "Editați", "Salvați", "Anulați", "Refaceți", "Căutați"),
    "hr": BarWords("Natrag", "OK", "Odustani", "Uredi", "Spremi", "Poništi", "Ponovi", "Traži"),
    "tr": BarWords("Geri", "Bitti", "Vazgeç", "Düzenle", "Kaydet", "Geri Al", "Yinele", "Ara"),
  ]
}
