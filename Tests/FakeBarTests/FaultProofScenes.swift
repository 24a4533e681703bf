import BarStage
import FakeBar

/// A scene in which a fault has something to act on: two pages, there and back.
enum FaultScene: String, CaseIterable, Sendable {
  case opaque, dark, translucent, mirrored, large
  case clear, faint, faintDark, faintMirrored, hairline, items
  case hidden, hiddenDark, hiddenMirrored
  case cancelled, cancelledDark, cancelledMirrored, cancelledTranslucent
  case finished, finishedDark, finishedMirrored

  /// - Parameter fault: a member of `faults`, as a scene writes it; nil: a healthy scene.
  func scene(_ fault: String? = nil, strategy: String = "fakeBar") throws -> Scene {
    let faults = fault.map { "faults: [\($0)]," } ?? ""
    return try Bench.scene(
      """
      {traits: {size: [160, 240], statusBarHeight: 20, scale: 2, os: \(os)\(traits)}, bar: {\(bar)},
      screens: {a: {title: "In", \(first)}, b: {title: "Out", \(second)}}, stack: ["a"],
      steps: [{push: "b"}, \(back)], frames: {fps: 20}, \(faults)}
      """, strategy: strategy)
  }

  private var os: Int { self == .items ? 17 : 14 }

  private var traits: String {
    switch self {
    case .dark, .hiddenDark, .cancelledDark, .finishedDark, .faintDark: ", style: 'dark'"
    case .mirrored, .hiddenMirrored, .cancelledMirrored, .finishedMirrored, .faintMirrored:
      ", direction: 'rtl'"
    default: ""
    }
  }

  private var back: String {
    let finger = "swipe: [[0, 0], [0.2, 0.4], [0.3, 0.5]]"
    switch self {
    case .cancelled, .cancelledDark, .cancelledMirrored, .cancelledTranslucent:
      return "{\(finger), release: 'cancel'}"
    case .finished, .finishedDark, .finishedMirrored: return "{\(finger), release: 'finish'}"
    default: return "{pop: true}"
    }
  }

  private var bar: String {
    switch self {
    case .translucent, .cancelledTranslucent: "translucent: true"
    case .clear, .hairline: "translucent: true"
    case .faint: "translucent: true, barTintColor: '#FF9500', backgroundAlpha: 0.4"
    case .faintDark: "translucent: true, barTintColor: 'systemRed', alpha: 0.6"
    case .faintMirrored: "translucent: true, backgroundImage: {gradient: ['#34C759', '#30B0C7']}, alpha: 0.5"
    case .large: "translucent: false, prefersLargeTitles: true"
    case .items: ""
    default: "translucent: false"
    }
  }

  private var first: String {
    let edit = "item: {right: [{title: 'Go'}]}"
    switch self {
    case .dark, .cancelledDark, .finishedDark:
      return
        "bar: {barTintColor: 'systemIndigo', tintColor: '#FFD60A', titleTextAttributes: {color: '#FFD60A'}}, \(edit)"
    case .translucent, .cancelledTranslucent:
      return
        "bar: {barTintColor: '#FFFFFF', tintColor: '#000000', titleTextAttributes: {color: '#880000'}}, "
        + "content: {color: '#00AA00'}, \(edit)"
    case .mirrored, .cancelledMirrored, .finishedMirrored:
      return
        "bar: {backgroundImage: {gradient: ['#34C759', '#30B0C7'], angle: 90}, tintColor: '#000000', "
        + "titleTextAttributes: {color: '#000000'}}, content: {color: '#FFFFFF'}, \(edit)"
    case .large: return "bar: {barTintColor: '#34C759'}, content: {color: '#CCDDCC'}, \(edit)"
    case .clear:
      return "bar: {backgroundImage: 'empty', shadowImage: 'empty'}, content: {color: '#224488'}, \(edit)"
    case .faint, .faintDark, .faintMirrored: return "content: {color: '#224488'}, \(edit)"
    case .hairline:
      return
        "bar: {backgroundImage: {solid: '#883311'}, shadowImage: {solid: '#FF0000', size: [1, 0.5]}}, "
        + "content: {color: '#224488'}"
    case .items: return "item: {right: [{title: 'Go'}], \(appearance("#34C759"))}"
    case .hidden:
      return "barHidden: false, bar: {barTintColor: '#34C759'}, content: {color: '#FFFFFF'}, \(edit)"
    case .hiddenDark: return "barHidden: false, bar: {barTintColor: 'systemIndigo'}, \(edit)"
    case .hiddenMirrored:
      return
        "barHidden: false, bar: {backgroundImage: {gradient: ['#34C759', '#30B0C7']}}, content: {color: '#FFFFFF'}"
    default:
      return
        "bar: {barTintColor: '#34C759', tintColor: '#000000', titleTextAttributes: {color: '#000000'}}, "
        + "content: {color: '#FFFFFF'}, \(edit)"
    }
  }

  private var second: String {
    let done = "item: {right: [{title: 'OK'}]}"
    switch self {
    case .dark, .cancelledDark, .finishedDark:
      return
        "bar: {barTintColor: 'systemGray5', tintColor: '#FFFFFF', titleTextAttributes: {color: '#FFFFFF'}}, \(done)"
    case .translucent, .cancelledTranslucent:
      return
        "bar: {barTintColor: '#FFFFFF', tintColor: '#0000FF', titleTextAttributes: {color: '#0000FF'}}, "
        + "content: {color: '#0066CC'}, \(done)"
    case .mirrored, .cancelledMirrored, .finishedMirrored:
      return
        "bar: {backgroundImage: {gradient: ['#FF9500', '#FF2D55'], angle: 90}, tintColor: '#FFFFFF', "
        + "titleTextAttributes: {color: '#FFFFFF'}}, content: {color: '#F2F2F7'}, \(done)"
    case .large:
      return
        "bar: {barTintColor: '#AF52DE'}, content: {color: '#F2F2F7'}, "
        + "item: {largeTitleDisplayMode: 'never', right: [{title: 'OK'}]}"
    case .clear:
      return
        "bar: {backgroundImage: null, shadowImage: null, barTintColor: '#FFFFFF', translucent: false}, "
        + "content: {color: '#F2F2F7'}, \(done)"
    case .faint, .faintDark, .faintMirrored: return "content: {color: '#F2F2F7'}, \(done)"
    case .hairline:
      return "bar: {backgroundImage: {solid: '#118833'}, shadowImage: 'empty'}, content: {color: '#334455'}"
    case .items: return "item: {right: [{title: 'OK'}], \(appearance("#5856D6"))}"
    case .hidden: return "barHidden: true, content: {color: '#446688'}"
    case .hiddenDark: return "barHidden: true, content: {color: '#225533'}"
    case .hiddenMirrored: return "barHidden: true, content: {color: '#886644'}"
    default:
      return
        "bar: {barTintColor: '#AF52DE', tintColor: '#FFFFFF', titleTextAttributes: {color: '#FFFFFF'}}, "
        + "content: {color: '#F2F2F7'}, \(done)"
    }
  }

  /// One of a page's own, with and without content at the bar's edge.
  private func appearance(_ color: String) -> String {
    let shadow = color == "#34C759" ? "" : ", shadowColor: null"
    let look = "{configure: 'opaque', backgroundColor: '\(color)'\(shadow)}"
    return "standardAppearance: \(look), scrollEdgeAppearance: \(look)"
  }
}
