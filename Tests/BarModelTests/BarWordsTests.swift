import BarModel
import Testing

@Suite("The system's words")
struct BarWordsTests {
  // Independent of the tables: what a device set to the language shows.
  @Test(
    "words follow the language",
    arguments: [
      ("en", "Back", "Done"), ("de", "Zurück", "Fertig"), ("ja", "戻る", "完了"), ("ko", "뒤로", "완료"),
      ("ru", "Назад", "Готово"), ("it", "Indietro", "Fine"), ("nl", "Terug", "Gereed"), ("ar", "رجوع", "تم"),
      ("he", "חזרה", "סיום"), ("sv", "Tillbaka", "Klar"), ("tr", "Geri", "Bitti"),
    ])
  func followsLanguage(locale: String, back: String, done: String) {
    let words = BarWords.words(locale: locale)
    #expect(words.back == back)
    #expect(words.done == done)
  }

  @Test(
    "script and region choose between the two Chinese rows",
    arguments: [
      ("zh", "编辑"), ("zh-CN", "编辑"), ("zh-SG", "编辑"), ("zh-Hans", "编辑"), ("zh-Hans-HK", "编辑"),
      ("zh-Hant", "編輯"), ("zh-TW", "編輯"), ("zh-HK", "編輯"), ("zh_MO", "編輯"), ("zh-Hant-CN", "編輯"),
      ("ZH-hant", "編輯"),
    ])
  func choosesScript(locale: String, edit: String) {
    #expect(BarWords.words(locale: locale).edit == edit)
  }

  @Test(
    "a region finds its own row, else its language's",
    arguments: [
      ("pt", "Salvar"), ("pt-BR", "Salvar"), ("pt-PT", "Guardar"), ("pt-AO", "Guardar"), ("en-GB", "Save"),
      ("de-AT", "Sichern"), ("FR", "Enregistrer"), ("fr-CA", "Enregistrer"),
    ])
  func fallsBack(locale: String, save: String) {
    #expect(BarWords.words(locale: locale).save == save)
  }

  @Test(
    "Spanish outside Spain is that of Latin America",
    arguments: [("es", "OK"), ("es-ES", "OK"), ("es-MX", "Listo"), ("es-419", "Listo")])
  func choosesSpanish(locale: String, done: String) {
    #expect(BarWords.words(locale: locale).done == done)
  }

  @Test("old codes and both kinds of Norwegian are understood")
  func understandsOldCodes() {
    #expect(BarWords.words(locale: "iw") == BarWords.words(locale: "he"))
    #expect(BarWords.words(locale: "in-ID") == BarWords.words(locale: "id"))
    for code in ["no", "nn", "nb-NO"] { #expect(BarWords.words(locale: code).back == "Tilbake") }
  }

  @Test(
    "an unknown language and nonsense are English",
    arguments: ["eo", "", "-", "x", "🙂", "tlh-Latn", "e-n", "english"])
  func defaultsToEnglish(locale: String) {
    #expect(BarWords.words(locale: locale).back == "Back")
  }

  @Test("extensions of a tag change nothing")
  func ignoresExtensions() {
    #expect(BarWords.words(locale: "zh-u-nu-hant").edit == "编辑")
    #expect(BarWords.words(locale: "pt-BR-x-pt").save == "Salvar")
  }

  @Test("every language of iOS has all its words, none with stray spaces")
  func isComplete() {
    let languages = [
      "zh-Hans", "zh-Hant", "ja", "ko", "ar", "he", "fa", "de", "fr", "fr-CA", "es", "es-419", "it", "pt",
      "pt-PT", "nl", "ru", "uk", "tr", "sv", "da", "nb", "fi", "pl", "cs", "sk", "hu", "ro", "hr", "el", "th",
      "vi", "id", "ms", "hi", "ca",
    ]
    let english = BarWords.words(locale: "en")
    for language in languages {
      let words = BarWords.words(locale: language)
      #expect(words != english, "\(language)")
      let all = [
        words.back, words.done, words.cancel, words.edit, words.save, words.undo, words.redo, words.search,
      ]
      #expect(all.allSatisfy { !$0.isEmpty && $0.first != " " && $0.last != " " }, "\(language)")
    }
  }
}
