public import BarPixels

/// A drawn frame. The pixmap belongs to a worker and is drawn over after the exporter has seen it.
public struct Frame {
  public var sample: FrameSample
  public var pixmap: Pixmap
}
