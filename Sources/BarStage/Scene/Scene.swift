public import BarGeometry
public import BarModel
public import BarMotion
public import BarNavigation
public import BarRendering

/// A decoded scene file: which screens exist, what happens to the stack, and how to look at it.
public struct Scene: Sendable {
  /// The file's name without extension; folders and goldens are named after it.
  public var name: String
  /// Path as given on the command line.
  public var file: String
  public var title: String?
  public var traits: Traits
  /// The window behind the pages.
  public var window: DynamicColor
  /// The shared bar before any page touches it.
  public var bar: BarStyle
  public var fonts: FontLibrary
  public var screens: [String: Screen]
  /// Classes of screens and of the navigation controller.
  public var kinds: KindHierarchy
  public var stack: [Page]
  public var steps: [Step]
  public var selection: StepSelection
  public var strategies: [any TransitionStrategy]
  /// Defects that are put into every step.
  public var faults: [any Fault]
  public var expectations: [Expectation]
  public var interactivePop: InteractivePop
  public var motion: Motion
  public var sampling: FrameSampling
  public var golden: GoldenOptions
  public var images: ImageStore
  /// The combination of the project's matrix that this is; nil without a matrix.
  public var variant: SceneVariant?
  /// Every file that was read, as real paths: no output may overwrite one.
  public var inputs: Set<String>
  /// What was changed or left out in reading assets, as warnings.
  public var notes: [Diagnostic]
  /// Where what it says stands in its files.
  public var places: ScenePlaces

  /// The window in the environment of the start.
  public var container: Color { window.resolved(traits) }
}
