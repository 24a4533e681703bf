extension BarWords {
  static let northern = [
    "sv": BarWords("Tillbaka", "Klar", "Avbryt", "Redigera", "Spara", "Ångra", "Gör om", "Sök"),
    "da": BarWords("Tilbage", "OK", "Annuller", "Rediger", "Arkiver", "Fortryd", "Gentag", "Søg"),
    "nb": BarWords("Tilbake", "Ferdig", "Avbryt", "Rediger", "Arkiver", "Angre", "Utfør likevel", "Søk"),
    // Undo and cancel are the other way round than elsewhere: Apple's Finnish cancels with Kumoa.
    "fi": BarWords("Takaisin", "Valmis", "Kumoa", "Muokkaa", "Tallenna", "Peru", "Tee sittenkin", "Etsi"),
  ]
}
