public import BarGeometry

/// How one kind of bar button looks: the resolved form of a `UIBarButtonItemAppearance`.
public struct ButtonAppearance: Hashable, Sendable {
  /// `UIBarButtonItemStateAppearance`.
  public struct State: Hashable, Sendable {
    public var font: FontDescription
    /// nil: the tint of the item or the bar, or the system's grey where disabled.
    public var color: Color?
    /// `titlePositionAdjustment`, points, right and down.
    public var titleOffset = Point.zero
    public var backgroundImage: BarImage?
    /// `backgroundImagePositionAdjustment`, points, right and down.
    public var backgroundOffset = Point.zero

    public init(font: FontDescription) { self.font = font }
  }

  /// Normal, highlighted, disabled, focused. An array keeps the appearance of a bar, which has three of these, small.
  private var states: [State]

  public var normal: State {
    get { states[0] }
    set { states[0] = newValue }
  }

  public var highlighted: State {
    get { states[1] }
    set { states[1] = newValue }
  }

  public var disabled: State {
    get { states[2] }
    set { states[2] = newValue }
  }

  public var focused: State {
    get { states[3] }
    set { states[3] = newValue }
  }

  /// 17 pt (documented) in this weight.
  public init(weight: FontWeight) {
    let state = State(font: FontDescription(size: 17, weight: weight))
    states = [state, state, state, state]
  }

  /// What `style` sets over the system's look in this weight. Documented (UIBarButtonItemAppearance.h): what
  /// highlighted and disabled leave open is taken from normal, focused from highlighted. A disabled title's
  /// colour is the system's grey all the same (assumed).
  init(_ style: ButtonAppearanceStyle?, weight: FontWeight, traits: Traits) {
    self.init(weight: weight)
    guard let style else { return }
    normal.take(style.normal, weight: weight, traits: traits)
    highlighted = normal
    highlighted.take(style.highlighted, weight: weight, traits: traits)
    focused = highlighted
    focused.take(style.focused, weight: weight, traits: traits)
    disabled = normal
    disabled.color = nil
    disabled.take(style.disabled, weight: weight, traits: traits)
  }
}

extension ButtonAppearance.State {
  /// null for a key is the system's default, not the state's it comes from.
  fileprivate mutating func take(
    _ setting: Setting<ButtonAppearanceStyle.State>, weight: FontWeight, traits: Traits
  ) {
    if setting == .unset { self = ButtonAppearance(weight: weight).normal }
    guard let style = setting.value else { return }
    if style.titleTextAttributes.isTouched {
      let attributes = style.titleTextAttributes.value ?? TextAttributes()
      font = attributes.font(size: 17, weight: weight)
      color = attributes.color?.resolved(traits)
    }
    if style.titlePositionAdjustment.isTouched {
      titleOffset = style.titlePositionAdjustment.value ?? .zero
    }
    if style.backgroundImage.isTouched { backgroundImage = style.backgroundImage.value }
    if style.backgroundImagePositionAdjustment.isTouched {
      backgroundOffset = style.backgroundImagePositionAdjustment.value ?? .zero
    }
  }
}
