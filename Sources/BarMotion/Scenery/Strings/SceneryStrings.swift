/// The words of the status bar and of the placeholder pages in one language.
struct SceneryStrings {
  struct StatusBar {
    var time: String
    /// iPads show both at the left.
    var timeAndDate: String
    var batteryLevel: String
  }

  /// A settings page: five sections of four rows; what kind of row each is, `ListPage` knows.
  struct List {
    struct Section {
      var header: String
      var titles: [String]
      /// Per row the values to choose from; none where the row shows no text at its end.
      var values: [[String]]
      /// Empty for none.
      var footer: String
    }

    var sections: [Section]
  }

  struct Profile {
    struct Person {
      var name: String
      var handle: String
      var biography: [String]
    }

    var people: [Person]
    var follow: String
    /// Number and label.
    var statistics: [(String, String)]
    var tabs: [String]
    var posts: [String]
    var times: [String]
    /// Of replies and likes.
    var counts: [String]
  }

  struct Article {
    struct Headline {
      var topic: String
      var title: String
    }

    var headlines: [Headline]
    var byline: String
    var paragraphs: [String]
    var subheads: [String]
    var caption: String
  }

  /// BCP 47 tag that the texts are shaped with.
  var locale: String
  var statusBar: StatusBar
  var list: List
  var profile: Profile
  var article: Article

  /// The table for a BCP 47 tag, English when there is none for it.
  static func forLocale(_ tag: String) -> SceneryStrings {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "zh":
      let isTraditional =
        parts.contains("hant")
        || !parts.contains("hans") && parts.contains { ["tw", "hk", "mo"].contains($0) }
      return isTraditional ? traditionalChinese : simplifiedChinese
    case "ja": return japanese
    case "ar": return arabic
    default: return english
    }
  }
}
