/// The call-backs in which a page may style the shared bar.
public enum LifecycleHook: String, CaseIterable, Hashable, Sendable {
  case viewDidLoad
  case viewWillAppear
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
}
