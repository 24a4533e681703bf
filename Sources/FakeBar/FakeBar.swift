/// The umbrella of the package: importing FakeBar gives every layer.
@_exported public import BarCodecs
@_exported public import BarDisplay
@_exported public import BarGeometry
@_exported public import BarGolden
@_exported public import BarInspection
@_exported public import BarModel
@_exported public import BarMotion
@_exported public import BarNavigation
@_exported public import BarPixels
@_exported public import BarRendering
@_exported public import BarStage
