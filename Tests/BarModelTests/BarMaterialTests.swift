import BarGeometry
import BarModel
import Testing

@Suite("Bar materials")
struct BarMaterialTests {
  /// What the material shows over a plain colour, which a blur leaves as it is: saturation about the luminance
  /// with Apple's weights, then the overlays.
  private func shown(_ material: BarMaterial, over color: [Double]) -> [Double] {
    let luminance = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]
    var result = color.map { min(max(luminance + ($0 - luminance) * material.saturation, 0), 255) }
    for overlay in material.overlays {
      let tint = [overlay.red, overlay.green, overlay.blue]
      result = zip(result, tint).map { $0 * (1 - overlay.alpha) + $1 * 255 * overlay.alpha }
    }
    return result
  }

  @Test("the chrome material shows what a recording of iOS 13 shows, within its 6 levels")
  func chrome() throws {
    let chrome = try #require(BarMaterial.of(.systemChromeMaterial, dark: false))
    #expect(shown(chrome, over: [255, 255, 255]) == [255, 255, 255])
    for (ours, measured) in zip(shown(chrome, over: [89, 202, 104]), [229.0, 254, 238]) {
      #expect(abs(ours - measured) <= 6)
    }
  }

  @Test("the dark chrome material turns black into grey 18 and white into 87, as the system's recipe does")
  func darkChrome() throws {
    let chrome = try #require(BarMaterial.of(.systemChromeMaterial, dark: true))
    // Three quarters of the luminance curve's end, a quarter of the colour, brightness −0.1.
    for (level, luminance) in [(0.0, 0.23), (255.0, 0.255)] {
      let expected = (0.25 * level / 255 + 0.75 * luminance - 0.1) * 255
      for ours in shown(chrome, over: [level, level, level]) { #expect(abs(ours - expected) <= 0.5) }
    }
  }

  @Test("all materials blur and saturate alike")
  func sameFilters() {
    let materials =
      BlurEffect.allCases.flatMap { [BarMaterial.of($0, dark: false), .of($0, dark: true)] }.compactMap { $0 }
      + [.legacy(black: false), .legacy(black: true), .tinted(.black)]
    for material in materials {
      #expect(material.sigma == materials[0].sigma && material.saturation == materials[0].saturation)
    }
  }

  @Test("the bar of iOS 12 over white is #F9F9F9, as in snapshots of it, within a level")
  func nearWhite() {
    for level in shown(.legacy(black: false), over: [255, 255, 255]) { #expect(abs(level - 249) <= 1) }
  }

  @Test("effect none has no material, every other blurs, and light mode differs from dark in adaptive ones")
  func effects() {
    for effect in BlurEffect.allCases {
      let (light, dark) = (BarMaterial.of(effect, dark: false), BarMaterial.of(effect, dark: true))
      #expect((light == nil) == (effect == .none))
      #expect((light?.sigma ?? 1) > 0)
      let isAdaptive = [.systemChromeMaterial, .regular, .prominent].contains(effect)
      #expect((light != dark) == isAdaptive, "\(effect)")
    }
  }

  @Test("light, extra light and dark lay on the colours of Apple's UIImageEffects sample")
  func fixedEffects() {
    #expect(BarMaterial.of(.light, dark: false)?.overlays == [Color(white: 1, alpha: 0.3)])
    #expect(BarMaterial.of(.extraLight, dark: false)?.overlays == [Color(white: 0.97, alpha: 0.82)])
    #expect(BarMaterial.of(.dark, dark: false)?.overlays == [Color(white: 0.11, alpha: 0.73)])
  }
}
