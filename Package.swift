// swift-tools-version: 6.0
import PackageDescription

/// One layer of the package: a library target and the only modules it may import.
struct Layer {
  var name: String
  var imports: [String] = []
  /// C modules; libraries only in BarRendering and BarCodecs, so everything else builds anywhere.
  var c: [String] = []
}

/// Bottom first. `--explicit-target-dependency-import-check error` makes this list the law.
let layers = [
  Layer(name: "BarGeometry"),
  Layer(name: "BarFiles"),
  Layer(name: "BarModel", imports: ["BarGeometry"]),
  Layer(name: "BarDisplay", imports: ["BarGeometry"]),
  Layer(name: "BarPixels", imports: ["BarGeometry"], c: ["CBarKernels"]),
  Layer(name: "BarNavigation", imports: ["BarModel", "BarGeometry"]),
  Layer(
    name: "BarMotion", imports: ["BarNavigation", "BarModel", "BarDisplay", "BarGeometry"]),
  Layer(
    name: "BarInspection",
    imports: ["BarMotion", "BarNavigation", "BarModel", "BarDisplay", "BarPixels", "BarGeometry"]),
  Layer(
    name: "BarRendering", imports: ["BarDisplay", "BarPixels", "BarGeometry"],
    c: ["CCairo", "CPango", "CFontconfig"]),
  Layer(
    name: "BarCodecs", imports: ["BarPixels", "BarGeometry"],
    c: ["CBarKernels", "CPNGShim", "CISAL", "CLibdeflate", "CXXHash", "CTurboJPEG", "CLCMS", "COnDemand"]),
  Layer(
    name: "BarGolden", imports: ["BarCodecs", "BarPixels", "BarDisplay", "BarGeometry", "BarFiles"]),
  Layer(
    name: "BarStage",
    imports: [
      "BarMotion", "BarNavigation", "BarModel", "BarDisplay", "BarRendering", "BarCodecs",
      "BarPixels", "BarGeometry", "BarFiles",
    ]),
  Layer(
    name: "FakeBar",
    imports: [
      "BarStage", "BarGolden", "BarInspection", "BarMotion", "BarNavigation", "BarModel", "BarDisplay",
      "BarRendering", "BarCodecs", "BarPixels", "BarGeometry",
    ]),
]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "FakeBar",
  products: [
    .library(name: "FakeBar", targets: ["FakeBar"]),
    .library(name: "FakeBarTesting", targets: ["FakeBarTesting"]),
    .executable(name: "fakebar", targets: ["FakeBarProgram"]),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo pangoft2",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CISAL", pkgConfig: "libisal",
      providers: [.apt(["libisal-dev"]), .brew(["isa-l"])]),
    .systemLibrary(
      name: "CLibdeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CLCMS", pkgConfig: "lcms2",
      providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]),
    // C, because Swift has no target of its own for a function: hot loops for AVX2 and AVX-512 beside those for any CPU.
    .target(name: "CBarKernels"),
    // C, because setjmp cannot be called from Swift: libpng's errors end here as status values.
    .target(name: "CPNGShim", dependencies: ["CPNG"]),
    // C, because their functions are found by name: libraries that few commands need are not linked but opened.
    .target(name: "COnDemand"),
    // What FakeBarBench measures us against that is C; no product has it.
    .target(name: "CBenchPeers", dependencies: ["CPNG"]),
  ],
  swiftLanguageModes: [.v6]
)

extension [String] {
  var asDependencies: [Target.Dependency] { map { .byName(name: $0) } }
}

for layer in layers {
  package.targets.append(
    .target(
      name: layer.name, dependencies: (layer.imports + layer.c).asDependencies,
      swiftSettings: settings))
}

let everything = layers.map(\.name)
let testing = [
  "FakeBar", "BarStage", "BarGolden", "BarMotion", "BarModel", "BarDisplay", "BarCodecs", "BarPixels",
  "BarGeometry", "BarFiles",
]

package.targets += [
  .target(name: "FakeBarCLI", dependencies: everything.asDependencies, swiftSettings: settings),
  // Alone here, so that no test and no program with FakeBar in it is linked like this: with the Swift runtime in it the
  // command starts a quarter faster (measured) and runs where no Swift is installed.
  .executableTarget(
    name: "FakeBarProgram", dependencies: ["FakeBarCLI"], swiftSettings: settings,
    // FoundationEssentials does not name the libraries below it when it is linked in like this.
    linkerSettings: [
      .unsafeFlags(
        ["-static-stdlib", "-l_FoundationCollections", "-l_FoundationCShims"], .when(platforms: [.linux]))
    ]),
  // A target of its own, so that programs with FakeBar in them do not carry test frameworks.
  .target(
    name: "FakeBarTesting", dependencies: testing.asDependencies, swiftSettings: settings),
  .testTarget(
    name: "FakeBarTestingTests", dependencies: (["FakeBarTesting"] + testing).asDependencies,
    exclude: ["__Snapshots__"],
    swiftSettings: settings),
  .executableTarget(
    name: "FakeBarBench",
    dependencies: (everything + ["CCairo", "CLibdeflate", "CBenchPeers"]).asDependencies,
    exclude: ["Peers/requirements.txt"], resources: [.embedInCode("Peers/peers.py")],
    swiftSettings: settings),
  .testTarget(
    name: "FakeBarBenchTests", dependencies: ["FakeBarBench", "BarCodecs", "BarPixels"],
    swiftSettings: settings),
  // For FakeBarBench: the smallest process that can start another, and the least that a Swift program can be.
  .executableTarget(name: "FakeBarProbe"),
  .executableTarget(name: "FakeBarHello", swiftSettings: settings),
  .executableTarget(
    name: "FakeBarFidelity",
    dependencies: [
      "BarStage", "BarModel", "BarMotion", "BarRendering", "BarCodecs", "BarPixels", "BarGeometry",
    ],
    swiftSettings: settings),
  .testTarget(
    name: "FakeBarFidelityTests", dependencies: ["FakeBarFidelity", "BarGeometry"],
    swiftSettings: settings),
  .testTarget(
    name: "FakeBarCLITests", dependencies: (everything + ["FakeBarCLI"]).asDependencies,
    swiftSettings: settings),
]

for layer in layers {
  package.targets.append(
    .testTarget(
      name: "\(layer.name)Tests",
      // Kernels are tested for every CPU, not only for the one at hand.
      dependencies: ([layer.name] + layer.imports + layer.c.filter { $0 == "CBarKernels" }).asDependencies,
      swiftSettings: settings))
}
