import BarDisplay
import BarGeometry

/// Two frames of a push, and their text as a person would write it from the format's description.
enum SampleFrames {
  static let page = Drawing(
    size: Size(width: 393, height: 852),
    shapes: [
      .rect(
        Rect(x: 0, y: 0, width: 393, height: 852), radius: 0,
        fill: Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)),
      .text(
        Rect(x: 16, y: 104, width: 200, height: 22),
        TextContent("Wi-Fi", font: FontDescription(size: 17), baseline: 16.5), .black),
      .stroke(
        Path([.move(.zero), .line(Point(x: 4, y: 0.5)), .close]), width: 2, Color(white: 0.5, alpha: 1)),
    ])

  static let material = Layer(
    "bar/background", frame: Rect(x: 0, y: 0, width: 393, height: 103),
    backdropFilters: [.blur(sigma: 20), .saturate(1.8)], clipsToBounds: true)

  static let back = Layer(
    "bar/back", frame: Rect(x: 0, y: 59, width: 393, height: 44),
    mask: Layer(
      "mask", frame: Rect(x: 8, y: 0, width: 90, height: 44),
      content: .gradient(
        GradientContent(stops: [
          .init(location: 0, color: .clear), .init(location: 0.25, color: .black),
        ]))),
    sublayers: [
      Layer(
        "bar/back/old", frame: Rect(x: -20, y: 0, width: 60, height: 44),
        content: .text(
          TextContent("Inbox", font: FontDescription(size: 17), baseline: 28),
          color: Color(red: 0, green: 122 / 255, blue: 1)),
        opacity: 0.4),
      Layer(
        "icon 1", frame: Rect(x: 8, y: 11.5, width: 13, height: 21),
        content: .image(
          ImageContent(
            digest: "9f86d081", size: Size(width: 13, height: 21),
            fill: .resizable(
              capInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), mode: .stretch),
            isFlipped: true),
          tint: Color(red: 1, green: 1, blue: 1, alpha: 128 / 255))),
    ])

  static func frame(x: Double) -> DisplayList {
    DisplayList(
      size: Size(width: 393, height: 852), scale: 3,
      layers: [
        Layer("window", frame: Rect(x: 0, y: 0, width: 393, height: 852), content: .color(.white)),
        Layer(
          "from/page", frame: Rect(x: x, y: 0, width: 393, height: 852), content: .drawing(page),
          shouldRasterize: true),
        material, back,
      ])
  }

  static let frames: [(label: String, list: DisplayList)] = [
    ("progress 0", frame(x: 0)), ("progress 0.5", frame(x: -58.95)),
  ]

  static let text = """
    fakebar display list 1
    drawing 1 393x852
      rect 0,0 393x852 #F2F2F7
      text 16,104 200x22 "Wi-Fi" 17 regular baseline 16.5 #000000
      stroke width 2 rgba(0.5 0.5 0.5 1) M 0,0 L 4,0.5 Z
    frame "progress 0" 393x852 @3
      layer window 0,0 393x852 color #FFFFFF
      layer from/page 0,0 393x852 drawing 1 rasterize
      layer bar/background 0,0 393x103 backdrop blur 20 saturate 1.8 clips
      layer bar/back 0,59 393x44
        mask layer mask 8,0 90x44 gradient #00000000 0 #000000 0.25
        layer bar/back/old -20,0 60x44 text "Inbox" 17 regular baseline 28 #007AFF opacity 0.4
        layer "icon 1" 8,11.5 13x21 image 9f86d081 13x21 resizable 1,2,3,4 stretch flipped tint #FFFFFF80
    frame "progress 0.5" 393x852 @3
      layer window 0,0 393x852 color #FFFFFF
      layer from/page -58.95,0 393x852 drawing 1 rasterize
      layer bar/background 0,0 393x103 backdrop blur 20 saturate 1.8 clips
      layer bar/back 0,59 393x44
        mask layer mask 8,0 90x44 gradient #00000000 0 #000000 0.25
        layer bar/back/old -20,0 60x44 text "Inbox" 17 regular baseline 28 #007AFF opacity 0.4
        layer "icon 1" 8,11.5 13x21 image 9f86d081 13x21 resizable 1,2,3,4 stretch flipped tint #FFFFFF80

    """
}
