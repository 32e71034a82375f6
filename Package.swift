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
    .library(name: "MarqueeCompiler", targets: ["MarqueeCompiler", "MarqueeOutputs"]),
    // What an app links is what it shows screens with; reading property lists, and knowing where
    // everything is, are products of their own.
    .library(
      name: "MarqueeScreen", targets: ["MarqueeScreen", "MarqueeModels", "MarqueeLayout"]),
    .library(name: "MarqueeCatalog", targets: ["MarqueeCatalog"]),
    .library(name: "MarqueeFigures", targets: ["MarqueeFigures"]),
    .library(name: "MarqueeManifests", targets: ["MarqueeManifests"]),
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
    // The first four are what an app links that shows screens.
    .target(name: "MarqueeBasics", swiftSettings: settings),
    .target(name: "MarqueeLayout", dependencies: [], swiftSettings: settings),
    .target(
      name: "MarqueeModels", dependencies: ["MarqueeBasics", "MarqueeLayout"],
      swiftSettings: settings),
    .target(
      name: "MarqueeScreen", dependencies: ["MarqueeBasics", "MarqueeLayout", "MarqueeModels"],
      swiftSettings: settings
    ),
    // Prices and the like as people read them, and what a build says of all its screens.
    .target(
      name: "MarqueeFigures", dependencies: ["MarqueeModels"],
      swiftSettings: settings),
    .target(name: "MarqueeManifests", dependencies: ["MarqueeBasics"], swiftSettings: settings),
    .target(name: "MarqueeSupport", dependencies: ["MarqueeBasics"], swiftSettings: settings),
    .target(
      name: "MarqueeDiagnostics", dependencies: ["MarqueeSupport"], swiftSettings: settings),
    .target(
      name: "MarqueePropertyList",
      dependencies: ["MarqueeDiagnostics", "MarqueeSupport"],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeCatalog",
      dependencies: [
        "MarqueeBasics", "MarqueeLayout", "MarqueeModels", "MarqueeScreen", "MarqueeSupport",
      ],
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
    // Where everything is on a phone; no part of an app that does not ask for it.
    .target(
      name: "MarqueeSolver",
      dependencies: ["MarqueeBasics", "MarqueeLayout", "MarqueeModels", "MarqueeScreen"],
      swiftSettings: settings
    ),
    // What cells are made of, for previews and for phones.
    .target(
      name: "MarqueeCells",
      dependencies: [
        "MarqueeFigures", "MarqueeLayout", "MarqueeModels", "MarqueeScreen", "MarqueeSolver",
      ],
      swiftSettings: settings),
    // What changed between two versions of screens.
    .target(
      name: "MarqueeComparison",
      dependencies: ["MarqueeLayout", "MarqueeModels", "MarqueeScreen", "MarqueeSupport"],
      swiftSettings: settings),
    .target(
      name: "MarqueeSources",
      dependencies: [
        "MarqueeCatalog", "MarqueeManifests", "MarqueeModels", "MarqueeScreen", "MarqueeSupport",
      ],
      swiftSettings: settings
    ),
    // Screens on a phone; the only target that knows UIKit, and empty where there is none.
    .target(
      name: "MarqueeUIKit",
      dependencies: [
        "MarqueeCells", "MarqueeFigures", "MarqueeLayout", "MarqueeModels", "MarqueeScreen",
        "MarqueeSolver", "MarqueeSources",
      ],
      swiftSettings: settings),
    // The scripts, styles and glyphs that pages are made of, as strings of what is in its Resources.
    .target(
      name: "MarqueePageFiles", dependencies: ["MarqueeSupport"], exclude: ["Resources"],
      swiftSettings: settings),
    .target(
      name: "MarqueeRendering",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeComparison", "MarqueeFigures", "MarqueeLayout",
        "MarqueePageFiles", "MarqueeScreen", "MarqueeSolver", "MarqueeSupport",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeValidation",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeDiagnostics", "MarqueeFigures", "MarqueeImages",
        "MarqueeLayout", "MarqueeLoading", "MarqueePropertyList", "MarqueeScreen", "MarqueeSolver",
        "MarqueeSupport",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeCompiler",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeComparison", "MarqueeDiagnostics",
        "MarqueeFigures", "MarqueeImages", "MarqueeLayout", "MarqueeLoading", "MarqueeManifests",
        "MarqueePropertyList", "MarqueeRendering", "MarqueeScreen", "MarqueeSolver",
        "MarqueeSupport", "MarqueeValidation",
      ],
      swiftSettings: settings
    ),
    // What the program writes, for the program and for build scripts.
    .target(
      name: "MarqueeOutputs",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeComparison", "MarqueeCompiler",
        "MarqueeDiagnostics", "MarqueeFigures", "MarqueeImages", "MarqueeLayout",
        "MarqueeManifests", "MarqueeRendering", "MarqueeScreen", "MarqueeSolver",
        "MarqueeSupport", "MarqueeValidation",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeTesting",
      dependencies: [
        "MarqueeCells", "MarqueeCompiler", "MarqueeDiagnostics", "MarqueeLayout", "MarqueeScreen",
        "MarqueeSolver", "MarqueeSupport",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeCommandLine",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeComparison", "MarqueeCompiler",
        "MarqueeDiagnostics", "MarqueeFigures", "MarqueeImages", "MarqueeLayout", "MarqueeLoading",
        "MarqueeManifests", "MarqueeOutputs", "MarqueePropertyList", "MarqueeRendering",
        "MarqueeScreen", "MarqueeSolver", "MarqueeSupport", "MarqueeValidation",
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
        "MarqueeCatalog", "MarqueeCommandLine", "MarqueeCompiler", "MarqueeImages", "MarqueeLayout",
        "MarqueeLoading", "MarqueePropertyList", "MarqueeScreen", "MarqueeSolver", "TestSupport",
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
      dependencies: ["MarqueeLayout", "MarqueeScreen", "MarqueeSolver", "MarqueeSupport"],
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
        "LayoutCases", "MarqueeCatalog", "MarqueeCommandLine", "MarqueeCompiler",
        "MarqueeDiagnostics", "MarqueeImages", "MarqueeLayout", "MarqueeManifests", "MarqueeScreen",
        "MarqueeSolver", "MarqueeSupport", "MarqueeValidation", "TestSupport",
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
        "LayoutCases", "MarqueeLayout", "MarqueeSolver", "MarqueeSupport", "TestSupport",
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
        "MarqueeCatalog", "MarqueeFigures", "MarqueeLayout", "MarqueeManifests", "MarqueeScreen",
        "MarqueeSupport", "TestSupport",
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
        "MarqueeManifests", "MarqueeScreen", "MarqueeSources", "MarqueeSupport", "TestSupport",
      ],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeRenderingTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeCells", "MarqueeComparison", "MarqueeCompiler", "MarqueeFigures",
        "MarqueeLayout", "MarqueePageFiles", "MarqueeRendering", "MarqueeScreen", "MarqueeSolver",
        "MarqueeSupport", "TestSupport",
      ],
      swiftSettings: settings
    ),
    // Reads the sources of MarqueeUIKit, which runs only where UIKit is.
    .testTarget(
      name: "MarqueeUIKitSourceTests",
      dependencies: ["MarqueeLayout", "MarqueeSolver", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "MarqueeValidationTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeDiagnostics", "MarqueeImages", "MarqueeLayout", "MarqueeLoading",
        "MarqueePropertyList", "MarqueeScreen", "MarqueeSolver", "MarqueeSupport",
        "MarqueeValidation", "TestSupport",
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
        "MarqueeCatalog", "MarqueeCells", "MarqueeCompiler", "MarqueeDiagnostics", "MarqueeFigures",
        "MarqueeImages", "MarqueeLayout", "MarqueeLoading", "MarqueeManifests",
        "MarqueePropertyList", "MarqueeScreen", "MarqueeSolver", "MarqueeValidation", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeOutputsTests",
      dependencies: [
        "MarqueeCompiler", "MarqueeFigures", "MarqueeManifests", "MarqueeOutputs", "MarqueeScreen",
        "MarqueeSolver", "MarqueeSupport", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeCommandLineTests",
      dependencies: [
        "MarqueeCommandLine", "MarqueeCompiler", "MarqueeDiagnostics", "MarqueeManifests",
        "MarqueeOutputs", "MarqueeScreen", "MarqueeSolver", "MarqueeSupport", "TestSupport",
      ],
      exclude: ["Expected"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
