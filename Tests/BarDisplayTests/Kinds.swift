import BarDisplay

/// The cases of the content enums without their values. A new case does not compile here until it has a
/// kind, and then the corpus must contain it.
enum ContentKind: CaseIterable {
  case none, color, text, image, gradient, drawing

  init(_ content: Content) {
    switch content {
    case .none: self = .none
    case .color: self = .color
    case .text: self = .text
    case .image: self = .image
    case .gradient: self = .gradient
    case .drawing: self = .drawing
    }
  }
}

enum ShapeKind: CaseIterable {
  case rect, ellipse, fill, stroke, gradient, shadow, text, image

  init(_ shape: Shape) {
    switch shape {
    case .rect: self = .rect
    case .ellipse: self = .ellipse
    case .fill: self = .fill
    case .stroke: self = .stroke
    case .gradient: self = .gradient
    case .shadow: self = .shadow
    case .text: self = .text
    case .image: self = .image
    }
  }
}

enum FilterKind: CaseIterable {
  case blur, saturate

  init(_ filter: Filter) {
    switch filter {
    case .blur: self = .blur
    case .saturate: self = .saturate
    }
  }
}

enum ImageFillKind: CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, topLeft, resizable

  init(_ fill: ImageFill) {
    switch fill {
    case .scaleToFill: self = .scaleToFill
    case .scaleAspectFit: self = .scaleAspectFit
    case .scaleAspectFill: self = .scaleAspectFill
    case .topLeft: self = .topLeft
    case .resizable: self = .resizable
    }
  }
}

enum PathElementKind: CaseIterable {
  case move, line, curve, close

  init(_ element: Path.Element) {
    switch element {
    case .move: self = .move
    case .line: self = .line
    case .curve: self = .curve
    case .close: self = .close
    }
  }
}
