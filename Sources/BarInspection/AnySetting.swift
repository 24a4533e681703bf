import BarModel

/// A setting of whatever type.
protocol AnySetting {
  var state: SettingState { get }
}

enum SettingState {
  case untouched
  case unset
  case set(Any)
}

extension Setting: AnySetting {
  var state: SettingState {
    switch self {
    case .untouched: .untouched
    case .unset: .unset
    case .value(let value): .set(value)
    }
  }
}
