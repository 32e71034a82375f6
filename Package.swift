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

let package = Package(
  name: "marquee",
  // Mac Catalyst is part of iOS. No layout was ever compared with UIKit's on other systems.
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .library(name: "MarqueeCompiler", targets: ["MarqueeCompiler"]),
    .library(
      name: "MarqueeScreen", targets: ["MarqueeScreen", "MarqueeCatalog", "MarqueeLayout"]),
    .library(name: "MarqueeSources", targets: ["MarqueeSources"]),
    .library(name: "MarqueeUIKit", targets: ["MarqueeUIKit"]),
    .library(name: "MarqueeTesting", targets: ["MarqueeTesting"]),
    .executable(name: "marquee", targets: ["marquee"]),
    .plugin(name: "MarqueeBuild", targets: ["MarqueeBuild"]),
    .plugin(name: "MarqueeValidate", targets: ["MarqueeValidate"]),
  ],
  targets: [
    // The way of the data, from bytes to the program: a target imports only what stands above it.
    .target(name: "MarqueeSupport", swiftSettings: settings),
    .target(
      name: "MarqueeDiagnostics", dependencies: ["MarqueeSupport"], swiftSettings: settings),
    .target(
      name: "MarqueePropertyList",
      dependencies: ["MarqueeDiagnostics", "MarqueeSupport"],
      swiftSettings: settings
    ),
    .target(name: "MarqueeLayout", dependencies: ["MarqueeSupport"], swiftSettings: settings),
    .target(
      name: "MarqueeCatalog", dependencies: ["MarqueeLayout", "MarqueeSupport"],
      swiftSettings: settings),
    .target(
      name: "MarqueeLoading",
      dependencies: [
        "MarqueeCatalog", "MarqueeSupport", "MarqueeDiagnostics", "MarqueeLayout",
        "MarqueePropertyList",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeImages",
      dependencies: ["MarqueeDiagnostics", "MarqueeSupport"],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeScreen",
      dependencies: ["MarqueeCatalog", "MarqueeSupport", "MarqueeLayout"],
      swiftSettings: settings
    ),
    // What cells are made of, for previews and for phones.
    .target(
      name: "MarqueeCells", dependencies: ["MarqueeCatalog", "MarqueeLayout", "MarqueeScreen"],
      swiftSettings: settings),
    // What changed between two versions of screens.
    .target(
      name: "MarqueeComparison",
      dependencies: ["MarqueeCatalog", "MarqueeLayout", "MarqueeScreen", "MarqueeSupport"],
      swiftSettings: settings),
    .target(
      name: "MarqueeSources",
      dependencies: ["MarqueeCatalog", "MarqueeScreen", "MarqueeSupport"],
      swiftSettings: settings
    ),
    // Screens on a phone; the only target that knows UIKit, and empty where there is none.
    .target(
      name: "MarqueeUIKit",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeLayout", "MarqueeScreen", "MarqueeSources",
      ],
      swiftSettings: settings),
    .target(
      name: "MarqueeRendering",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeComparison", "MarqueeLayout", "MarqueeScreen",
        "MarqueeSupport",
      ],
      resources: [.embedInCode("Resources")],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeValidation",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeSupport", "MarqueeDiagnostics", "MarqueeImages",
        "MarqueeLayout",
        "MarqueeLoading", "MarqueePropertyList", "MarqueeScreen",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeCompiler",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeSupport", "MarqueeDiagnostics",
        "MarqueeImages", "MarqueeLayout",
        "MarqueeLoading", "MarqueePropertyList", "MarqueeRendering", "MarqueeScreen",
        "MarqueeValidation",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeTesting",
      dependencies: [
        "MarqueeCompiler", "MarqueeSupport", "MarqueeDiagnostics", "MarqueeLayout",
        "MarqueeScreen",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeCommandLine",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeComparison", "MarqueeCompiler", "MarqueeSupport",
        "MarqueeDiagnostics", "MarqueeImages", "MarqueeLayout", "MarqueeLoading",
        "MarqueePropertyList", "MarqueeRendering", "MarqueeScreen", "MarqueeValidation",
      ],
      swiftSettings: settings
    ),
    // Xcode's build system finds the tool of a plugin only where product and target share a name.
    .executableTarget(
      name: "marquee",
      dependencies: ["MarqueeCommandLine"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MarqueeBenchmarks",
      dependencies: [
        "MarqueeCompiler", "MarqueeCatalog", "MarqueeCommandLine", "MarqueeImages", "MarqueeLayout",
        "MarqueeLoading", "MarqueePropertyList", "MarqueeScreen", "TestSupport",
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
      name: "MarqueeValidate",
      capability: .command(
        intent: .custom(
          verb: "marquee-validate", description: "Find what is wrong with catalog screens")),
      dependencies: ["marquee"],
      path: "Tools/Plugins/MarqueeValidate"
    ),
    // Layouts in the form in which UIKit's frames were recorded, for tests, fuzzing and other solvers.
    .target(
      name: "LayoutCases",
      dependencies: ["MarqueeLayout", "MarqueeScreen", "MarqueeSupport"],
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
        "MarqueeCompiler", "MarqueeCatalog", "MarqueeCommandLine", "MarqueeDiagnostics",
        "MarqueeImages",
        "MarqueeLayout", "LayoutCases", "MarqueeScreen", "MarqueeSupport", "MarqueeValidation",
        "TestSupport",
      ],
      path: "Tools/Fuzz",
      exclude: ["README.md"],
      swiftSettings: settings
    ),

    // What several test targets and tools share.
    .target(
      name: "TestSupport", path: "Tests/Support", exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "MarqueeSupportTests", dependencies: ["MarqueeSupport"], swiftSettings: settings),
    .testTarget(
      name: "MarqueeDiagnosticsTests",
      dependencies: ["MarqueeDiagnostics"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueePropertyListTests",
      dependencies: ["MarqueeDiagnostics", "MarqueePropertyList", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeImagesTests",
      dependencies: ["MarqueeDiagnostics", "MarqueeImages", "MarqueeSupport", "TestSupport"],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeLayoutTests",
      dependencies: [
        "LayoutCases", "MarqueeLayout", "MarqueeScreen", "MarqueeSupport", "TestSupport",
      ],
      resources: [.copy("Fixtures")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LayoutCasesTests",
      dependencies: ["LayoutCases", "MarqueeLayout", "MarqueeScreen"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeCatalogTests",
      dependencies: ["MarqueeCatalog", "MarqueeLayout"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeLoadingTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeDiagnostics", "MarqueeLayout", "MarqueeLoading",
        "MarqueePropertyList",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeScreenTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeSupport", "MarqueeLayout", "MarqueeScreen", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeComparisonTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeComparison", "MarqueeCompiler", "MarqueeLayout", "MarqueeScreen",
        "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeSourcesTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeScreen", "MarqueeSources", "MarqueeSupport", "TestSupport",
      ],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeRenderingTests",
      dependencies: [
        "MarqueeCompiler", "MarqueeCatalog", "MarqueeCells", "MarqueeComparison", "MarqueeLayout",
        "MarqueeRendering", "MarqueeScreen",
        "MarqueeSupport", "TestSupport",
      ],
      swiftSettings: settings
    ),
    // Reads the sources of MarqueeUIKit, which runs only where UIKit is.
    .testTarget(
      name: "MarqueeUIKitSourceTests", dependencies: ["MarqueeLayout", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "MarqueeValidationTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeSupport", "MarqueeDiagnostics", "MarqueeImages",
        "MarqueeLoading",
        "MarqueePropertyList", "MarqueeScreen", "MarqueeValidation", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeTestingTests",
      dependencies: [
        "MarqueeCompiler", "MarqueeLayout", "MarqueeScreen", "MarqueeTesting", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeCompilerTests",
      dependencies: [
        "MarqueeCompiler", "MarqueeCatalog", "MarqueeCells", "MarqueeDiagnostics",
        "MarqueeImages", "MarqueeLoading", "MarqueePropertyList",
        "MarqueeScreen", "MarqueeValidation", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeCommandLineTests",
      dependencies: [
        "MarqueeCompiler", "MarqueeCommandLine", "MarqueeDiagnostics", "MarqueeSupport",
        "TestSupport",
      ],
      exclude: ["Expected"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
