import BarGeometry
import BarModel
import Testing

/// Bar buttons as a `UINavigationBarAppearance` sets them.
@Suite("Button appearances")
struct ButtonAppearanceTests {
  private func look(_ configure: (inout AppearanceStyle) -> Void) -> BarAppearance {
    .resolve(
      bar: BarStyle { $0.standardAppearance = .value(AppearanceStyle(.opaque, configure)) },
      screen: Screen(name: "page"), traits: .phone(os: 17), isAtScrollEdge: false)
  }

  private func style(_ configure: (inout ButtonAppearanceStyle) -> Void) -> Setting<ButtonAppearanceStyle> {
    var style = ButtonAppearanceStyle()
    configure(&style)
    return .value(style)
  }

  private func state(_ configure: (inout ButtonAppearanceStyle.State) -> Void)
    -> Setting<ButtonAppearanceStyle.State>
  {
    var state = ButtonAppearanceStyle.State()
    configure(&state)
    return .value(state)
  }

  private func colored(_ color: DynamicColor, size: Double? = nil) -> Setting<ButtonAppearanceStyle.State> {
    state { $0.titleTextAttributes = .value(TextAttributes(color: color, size: size)) }
  }

  @Test("untouched: 17 point, regular but for done, in the tint")
  func untouched() {
    let look = look { _ in }
    for button in [look.button, look.backButton] {
      for state in [button.normal, button.highlighted, button.disabled, button.focused] {
        #expect(state == ButtonAppearance.State(font: FontDescription(size: 17, weight: .regular)))
      }
    }
    #expect(look.doneButton.normal.font == FontDescription(size: 17, weight: .semibold))
  }

  @Test("highlighted and disabled take from normal what they leave open, focused from highlighted")
  func states() {
    let image = BarImage.solid("pill", hasAlpha: true)
    let button = look {
      $0.buttonAppearance = style {
        $0.normal = state {
          $0.titleTextAttributes = .value(TextAttributes(color: .teal, size: 15))
          $0.titlePositionAdjustment = .value(Point(x: 1, y: 2))
          $0.backgroundImage = .value(image)
          $0.backgroundImagePositionAdjustment = .value(Point(x: 3, y: 4))
        }
        $0.highlighted = state { $0.titlePositionAdjustment = .value(Point(x: 5, y: 6)) }
        $0.disabled = state { $0.backgroundImage = .unset }
        $0.focused = state { $0.backgroundImagePositionAdjustment = .unset }
      }
    }.button
    #expect(button.normal.font == FontDescription(size: 15, weight: .regular))
    #expect(button.normal.color == DynamicColor.teal.light && button.normal.backgroundImage == image)
    #expect(button.normal.titleOffset == Point(x: 1, y: 2))
    #expect(button.normal.backgroundOffset == Point(x: 3, y: 4))

    var highlighted = button.normal
    highlighted.titleOffset = Point(x: 5, y: 6)
    #expect(button.highlighted == highlighted)
    var focused = highlighted
    focused.backgroundOffset = .zero
    #expect(button.focused == focused)
    var disabled = button.normal
    disabled.backgroundImage = nil
    disabled.color = nil
    #expect(button.disabled == disabled)
  }

  @Test("a disabled title has a colour only where one is set for it")
  func disabled() {
    let button = look {
      $0.buttonAppearance = style {
        $0.normal = colored(.teal)
        $0.disabled = colored(DynamicColor(.black))
      }
    }.button
    #expect(button.disabled.color == .black)
  }

  @Test("a state that is null is the system's, not what it would take over")
  func unsetState() {
    let button = look {
      $0.buttonAppearance = style {
        $0.normal = colored(.teal, size: 15)
        $0.highlighted = .unset
      }
    }.button
    #expect(button.highlighted == ButtonAppearance.State(font: FontDescription(size: 17, weight: .regular)))
  }

  @Test("the back button takes from the plain button what it does not set; null for it is the system's")
  func back() {
    let plain = look { $0.buttonAppearance = style { $0.normal = colored(.teal, size: 15) } }
    #expect(plain.backButton == plain.button)
    let own = look {
      $0.buttonAppearance = style { $0.normal = colored(.teal, size: 15) }
      $0.backButtonAppearance = style {
        $0.normal = state { $0.titlePositionAdjustment = .value(Point(x: -200, y: 0)) }
      }
    }
    #expect(own.backButton.normal.titleOffset == Point(x: -200, y: 0))
    #expect(own.backButton.normal.color == DynamicColor.teal.light && own.backButton.normal.font.size == 15)
    #expect(own.button.normal.titleOffset == .zero)
    let system = look {
      $0.buttonAppearance = style { $0.normal = colored(.teal) }
      $0.backButtonAppearance = .unset
    }
    #expect(system.backButton == look { _ in }.backButton)
  }

  @Test("the done button takes nothing from the plain one and stays semibold")
  func done() {
    let plain = look { $0.buttonAppearance = style { $0.normal = colored(.teal, size: 15) } }
    #expect(plain.doneButton == look { _ in }.doneButton)
    let own = look { $0.doneButtonAppearance = style { $0.normal = colored(.teal) } }
    #expect(own.doneButton.normal.font == FontDescription(size: 17, weight: .semibold))
    #expect(own.doneButton.normal.color == DynamicColor.teal.light && own.button.normal.color == nil)
  }
}
