/// Every fault there is. Scene decoding, `fakebar faults` and the tests of inspections read this list: a new fault is
/// a file and a line here.
public enum FaultList {
  public static let types: [any Fault.Type] = [
    EmptyFakeFault.self,
    FakeHeightFault.self,
    FakeOffsetFault.self,
    FakeRemovedEarlyFault.self,
    StaleFrameFault.self,
    CopiedKeysFault.self,
    SystemBlurFault.self,
    BackgroundShownFault.self,
    AlphaResetFault.self,
    ItemAlphaFault.self,
    TintSnapFault.self,
    TitleOffsetFault.self,
    FingerUpSnapFault.self,
    ShadowCutFault.self,
    HairlineByHandFault.self,
    HairlineInsideFault.self,
    DimCutFault.self,
    BroadHairlineFault.self,
    HairlineKeptFault.self,
    WrongObjectFault.self,
    CapturedLateFault.self,
    StaleStyleFault.self,
    MissingFakeFault.self,
    BackdropContainerFault.self,
    LayoutFlipFault.self,
    ContentSlideFault.self,
    StatusBarShiftFault.self,
    ContentDropFault.self,
    ItemsMissingFault.self,
    ItemsAtOnceFault.self,
    TitleColorKeptFault.self,
    StyleKeptFault.self,
    EdgeEffectDroppedFault.self,
  ]

  public static var names: [String] { types.map { $0.name } }

  /// A fault with options. O(faults).
  public static func make(_ choice: FaultChoice) throws(FaultError) -> any Fault {
    guard let type = types.first(where: { $0.name == choice.name }) else {
      throw .unknownName(choice.name, known: names)
    }
    let known = type.options.map(\.name)
    let given = choice.numbers.keys.sorted() + (choice.keys.isEmpty ? [] : ["keys"])
    if let stray = given.first(where: { !known.contains($0) }) {
      throw .unknownOption(stray, fault: choice.name, known: known)
    }
    return try type.init(choice)
  }
}
