// swift-tools-version: 6.2

import PackageDescription

/// What every target is built with.
///
/// Upcoming features make imports and isolation explicit.
var settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .strictMemorySafety(),
]

// In our own builds a warning is an error, so that none is left for later. Not in those of others:
// Xcode builds remote packages with '-suppress-warnings', which the compiler refuses beside it.
if Context.environment["MARQUEE_WARNINGS_AS_ERRORS"] == "1" {
  settings.append(.treatAllWarnings(as: .error))
}

// On Linux the mapping to UIKit and the data source run against a double of UIKit, which all targets
// see; so only those are built then: 'MARQUEE_UIKIT_DOUBLE=1 swift test --scratch-path .build/uikit'.
let usesUIKitDouble = Context.environment["MARQUEE_UIKIT_DOUBLE"] == "1"

let package = Package(
  name: "marquee",
  // Mac Catalyst is part of iOS. No layout was ever compared with UIKit's on other systems.
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .library(name: "MarqueeCompiler", targets: ["MarqueeCompiler", "MarqueeOutputs"]),
    // What an app links is what it shows screens with; reading property lists, and knowing where
    // everything is, are products of their own.
    .library(name: "MarqueeScreen", targets: ["MarqueeScreen"]),
    .library(name: "MarqueeCatalog", targets: ["MarqueeCatalog"]),
    .library(name: "MarqueeSolver", targets: ["MarqueeSolver"]),
    .library(name: "MarqueeSources", targets: ["MarqueeSources"]),
    .library(name: "MarqueeUIKit", targets: ["MarqueeUIKit"]),
    .library(name: "MarqueeTesting", targets: ["MarqueeTesting"]),
    .executable(name: "marquee", targets: ["marquee"]),
    .plugin(name: "MarqueeBuild", targets: ["MarqueeBuild"]),
    .plugin(name: "MarqueeCommand", targets: ["MarqueeCommand"]),
    .plugin(name: "MarqueeWrite", targets: ["MarqueeWrite"]),
  ],
  targets: [
    // The way of the data, from bytes to the program: a target imports only what stands above it.
    // The first two are all that an app links that shows screens.
    .target(name: "MarqueePlatform", swiftSettings: settings),
    .target(name: "MarqueeScreen", dependencies: ["MarqueePlatform"], swiftSettings: settings),
    .target(
      name: "MarqueeCatalog",
      dependencies: ["MarqueePlatform", "MarqueeScreen"],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeSources",
      dependencies: ["MarqueeCatalog", "MarqueePlatform", "MarqueeScreen"],
      swiftSettings: settings
    ),
    // What cells are made of, for previews and for phones.
    .target(
      name: "MarqueeCells",
      dependencies: ["MarqueeScreen"],
      swiftSettings: settings
    ),
    // Screens on a phone; the only target that knows UIKit. Where there is none, it has what decides.
    .target(
      name: "MarqueeUIKit",
      dependencies: ["MarqueeCells", "MarqueeScreen", "MarqueeSources"],
      swiftSettings: settings
    ),
    // Where everything is on a phone; no part of an app that does not ask for it.
    .target(
      name: "MarqueeSolver",
      dependencies: ["MarqueeCells", "MarqueeScreen"],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeDiagnostics",
      dependencies: ["MarqueePlatform", "MarqueeScreen"],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueePropertyList",
      dependencies: ["MarqueeDiagnostics", "MarqueeScreen"],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeImages",
      dependencies: ["MarqueeDiagnostics", "MarqueeScreen"],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeLoading",
      dependencies: [
        "MarqueeCatalog", "MarqueeDiagnostics", "MarqueePlatform", "MarqueePropertyList",
        "MarqueeScreen",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeValidation",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeDiagnostics", "MarqueeImages", "MarqueeLoading",
        "MarqueePropertyList", "MarqueeScreen", "MarqueeSolver",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeCompiler",
      dependencies: [
        "MarqueeCatalog", "MarqueeDiagnostics", "MarqueeImages", "MarqueeLoading",
        "MarqueePlatform", "MarqueePropertyList", "MarqueeScreen", "MarqueeSolver",
        "MarqueeValidation",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeRendering",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeDiagnostics", "MarqueeScreen", "MarqueeSolver",
      ],
      exclude: ["PageFiles/Resources"],
      swiftSettings: settings
    ),
    // What the program writes, for the program and for build scripts.
    .target(
      name: "MarqueeOutputs",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeCompiler", "MarqueeDiagnostics", "MarqueeImages",
        "MarqueeLoading", "MarqueePlatform", "MarqueePropertyList", "MarqueeRendering",
        "MarqueeScreen", "MarqueeSolver", "MarqueeValidation",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeServer",
      dependencies: [
        "MarqueeCatalog", "MarqueeCompiler", "MarqueeDiagnostics", "MarqueeImages",
        "MarqueeLoading", "MarqueeOutputs", "MarqueePlatform", "MarqueePropertyList",
        "MarqueeScreen", "MarqueeValidation",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeTesting",
      dependencies: [
        "MarqueeCompiler", "MarqueeDiagnostics", "MarqueePlatform", "MarqueeScreen",
        "MarqueeSolver",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeCommandLine",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeCompiler", "MarqueeDiagnostics", "MarqueeImages",
        "MarqueeLoading", "MarqueeOutputs", "MarqueePlatform", "MarqueePropertyList",
        "MarqueeRendering", "MarqueeScreen", "MarqueeServer", "MarqueeSolver", "MarqueeValidation",
      ],
      swiftSettings: settings
    ),
    // Xcode's build system finds the tool of a plugin only where product and target share a name.
    .executableTarget(
      name: "marquee",
      dependencies: ["MarqueeCommandLine", "MarqueePlatform"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MarqueeBenchmarks",
      dependencies: [
        "MarqueeCells", "MarqueeCommandLine", "MarqueeCompiler", "MarqueeImages", "MarqueeLoading",
        "MarqueeOutputs", "MarqueePropertyList", "MarqueeScreen", "MarqueeSolver", "TestSupport",
      ],
      path: "Tools/Benchmarks",
      exclude: ["RESULTS.md"],
      swiftSettings: settings
    ),
    .plugin(
      name: "MarqueeBuild",
      capability: .buildTool(),
      dependencies: ["marquee"],
      path: "Tools/Plugins/MarqueeBuild"
    ),
    .plugin(
      name: "MarqueeCommand",
      capability: .command(
        intent: .custom(
          verb: "marquee", description: "Check, show and compare catalog screens")),
      dependencies: ["marquee"],
      path: "Tools/Plugins/MarqueeCommand"
    ),
    // A permission is a plugin's and not a verb's: checking must not ask for one.
    .plugin(
      name: "MarqueeWrite",
      capability: .command(
        intent: .custom(
          verb: "marquee-write", description: "Fix catalog screens, and write what is made of them"),
        permissions: [
          .writeToPackageDirectory(
            reason: "to fix property lists, and to write where --output says")
        ]),
      dependencies: ["marquee"],
      path: "Tools/Plugins/MarqueeWrite"
    ),
    // Layouts in the form in which UIKit's frames were recorded, for tests, fuzzing and other solvers.
    .target(
      name: "LayoutCases",
      dependencies: ["MarqueeCells", "MarqueeDiagnostics", "MarqueeScreen", "MarqueeSolver"],
      path: "Tools/LayoutCases/Library",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MarqueeLayoutCases",
      dependencies: ["LayoutCases"],
      path: "Tools/LayoutCases/Program",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MarqueeStoreFaults",
      dependencies: ["MarqueeScreen", "MarqueeSources", "TestSupport"],
      path: "Tools/Faults/Store",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MarqueeFuzz",
      dependencies: [
        "LayoutCases", "MarqueeCatalog", "MarqueeCells", "MarqueeCommandLine", "MarqueeCompiler",
        "MarqueeDiagnostics", "MarqueeImages", "MarqueeOutputs", "MarqueeScreen", "MarqueeSolver",
        "MarqueeValidation", "TestSupport",
      ],
      path: "Tools/Fuzz",
      exclude: ["README.md"],
      swiftSettings: settings
    ),

    // What several test targets and tools share.
    .target(
      name: "TestSupport", dependencies: ["MarqueeDiagnostics", "MarqueeScreen"],
      path: "Tests/Support",
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "MarqueeDiagnosticsTests",
      dependencies: ["MarqueeCatalog", "MarqueeDiagnostics", "MarqueeScreen", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueePropertyListTests",
      dependencies: ["MarqueeDiagnostics", "MarqueePropertyList", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeImagesTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeDiagnostics", "MarqueeImages", "MarqueeScreen", "TestSupport",
      ],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeSolverTests",
      dependencies: [
        "LayoutCases", "MarqueeCatalog", "MarqueeCells", "MarqueeScreen", "MarqueeSolver",
        "TestSupport",
      ],
      resources: [.copy("Fixtures")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LayoutCasesTests",
      dependencies: ["LayoutCases", "MarqueeCatalog", "MarqueeDiagnostics", "MarqueeScreen"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeCatalogTests",
      dependencies: ["MarqueeCatalog", "MarqueeScreen", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeLoadingTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeDiagnostics", "MarqueeLoading", "MarqueePropertyList",
        "MarqueeScreen", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeScreenTests",
      dependencies: ["MarqueeCatalog", "MarqueeDiagnostics", "MarqueeScreen", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeSourcesTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeDiagnostics", "MarqueeScreen", "MarqueeSources", "TestSupport",
      ],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeRenderingTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeCompiler", "MarqueeDiagnostics", "MarqueeOutputs",
        "MarqueeRendering", "MarqueeScreen", "MarqueeSolver", "TestSupport",
      ],
      swiftSettings: settings
    ),
    // Reads the sources of MarqueeUIKit, which runs only where UIKit is.
    .testTarget(
      name: "MarqueeUIKitSourceTests",
      dependencies: ["MarqueeCells", "MarqueeScreen", "TestSupport"],
      swiftSettings: settings),
    // Runs in a simulator or on a device, and is empty elsewhere.
    .testTarget(
      name: "MarqueeUIKitDeviceTests",
      dependencies: ["MarqueeScreen", "MarqueeSolver", "MarqueeSources", "MarqueeUIKit"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeValidationTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeDiagnostics", "MarqueeImages", "MarqueeLoading",
        "MarqueePropertyList", "MarqueeScreen", "MarqueeSolver", "MarqueeValidation", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeTestingTests",
      dependencies: [
        "MarqueeCompiler", "MarqueeOutputs", "MarqueeScreen", "MarqueeTesting", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeCompilerTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeCompiler", "MarqueeDiagnostics", "MarqueeImages",
        "MarqueeLoading", "MarqueeOutputs", "MarqueePropertyList", "MarqueeRendering",
        "MarqueeScreen", "MarqueeServer", "MarqueeSolver", "MarqueeValidation", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeServerTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeCompiler", "MarqueeDiagnostics", "MarqueeScreen", "MarqueeServer",
        "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeOutputsTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeCompiler", "MarqueeDiagnostics", "MarqueeImages",
        "MarqueeOutputs", "MarqueeScreen", "MarqueeSolver", "MarqueeSources", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeCommandLineTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeCommandLine", "MarqueeCompiler",
        "MarqueeDiagnostics", "MarqueeImages", "MarqueeOutputs", "MarqueeScreen",
        "MarqueeValidation", "TestSupport",
      ],
      exclude: ["Expected"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)

if usesUIKitDouble {
  let tested: Set<String> = [
    "MarqueePlatform", "MarqueeScreen", "MarqueeCatalog", "MarqueeSources", "MarqueeCells",
    "MarqueeSolver",
    "MarqueeUIKit", "MarqueeDiagnostics", "TestSupport", "LayoutCases",
  ]
  package.products = []
  package.targets.removeAll { !tested.contains($0.name) }
  for target in package.targets where target.name == "MarqueeUIKit" {
    target.dependencies.append("UIKit")
    target.swiftSettings = settings + [.define("UIKIT_DOUBLE")]
  }
  package.targets += [
    .target(name: "UIKit", path: "Tests/UIKit", swiftSettings: settings),
    .testTarget(
      name: "MarqueeUIKitTests",
      dependencies: [
        "LayoutCases", "MarqueeCells", "MarqueeScreen", "MarqueeSolver", "MarqueeUIKit",
        "TestSupport", "UIKit",
      ],
      // Swift Testing has an overlay for the real UIKit.
      swiftSettings: settings + [
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
      ]),
  ]
}

// A plugin's tools are the program and all its modules once more, built for the machine that builds.
// Where plugins are not what is tested, 'MARQUEE_NO_PLUGINS=1 swift test' builds everything once.
if Context.environment["MARQUEE_NO_PLUGINS"] == "1" {
  let plugins = Set(package.targets.filter { $0.type == .plugin }.map(\.name))
  package.products.removeAll { plugins.contains($0.name) }
  package.targets.removeAll { plugins.contains($0.name) }
}

// A simulator needs what apps link, and not the program, the plugins and their tests, which Xcode
// would build for it too: 'MARQUEE_DEVICE_TESTS=1 xcodebuild test -scheme marquee-Package …'.
if Context.environment["MARQUEE_DEVICE_TESTS"] == "1" {
  let tested: Set<String> = [
    "MarqueePlatform", "MarqueeScreen", "MarqueeCatalog", "MarqueeSources", "MarqueeCells",
    "MarqueeSolver",
    "MarqueeUIKit", "MarqueeUIKitDeviceTests",
  ]
  package.products.removeAll { !tested.contains($0.name) }
  package.targets.removeAll { !tested.contains($0.name) }
}
