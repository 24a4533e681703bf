extension BarWords {
  static let western = [
    "de": BarWords(
      "Zurück", "Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen", "Suchen"),
    "nl": BarWords("Terug", "Gereed", "Annuleer", "Wijzig", "Bewaar", "Herstel", "Opnieuw", "Zoek"),
    "fr": BarWords(
      "Retour", "OK", "Annuler", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Rechercher"),
    "fr-ca": BarWords(
      "Retour", "Terminé", "Annuler", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Rechercher"),
    "it": BarWords("Indietro", "Fine", "Annulla", "Modifica", "Salva", "Annulla", "Ripristina", "Cerca"),
    "es": BarWords("Atrás", "OK", "Cancelar", "Editar", "Guardar", "Deshacer", "Rehacer", "Buscar"),
    "es-419": BarWords("Atrás", "Listo", "Cancelar", "Editar", "Guardar", "Deshacer", "Rehacer", "Buscar"),
    "ca": BarWords("Enrere", "Fet", "Cancel·lar", "Editar", "Desar", "Desfer", "Refer", "Cercar"),
    "pt": BarWords("Voltar", "OK", "Cancelar", "Editar", "Salvar", "Desfazer", "Refazer", "Buscar"),
    "pt-pt": BarWords("Voltar", "OK", "Cancelar", "Editar", "Guardar", "Desfazer", "Refazer", "Pesquisar"),
    "el": BarWords(
      "Πίσω", "Τέλος", "Ακύρωση", "Επεξεργασία", "Αποθήκευση", "Αναίρεση", "Επανάληψη", "Αναζήτηση"),
  ]
}
