// swift-tools-version: 6.2

import PackageDescription

/// What every target is built with.
///
/// Upcoming features make imports and isolation explicit. A warning is an error, so that none is
/// ever left for later.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
]

let package = Package(
  name: "marquee",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .library(name: "Marquee", targets: ["Marquee"]),
    .library(
      name: "MarqueeScreen", targets: ["MarqueeScreen", "MarqueeCatalog", "MarqueeLayout"]),
    .library(name: "MarqueeTesting", targets: ["MarqueeTesting"]),
    .executable(name: "marquee", targets: ["MarqueeTool"]),
    // The same program under its target's name, which is how plugins ask for it.
    .executable(name: "MarqueeTool", targets: ["MarqueeTool"]),
    .plugin(name: "MarqueeBuild", targets: ["MarqueeBuild"]),
    .plugin(name: "MarqueeValidate", targets: ["MarqueeValidate"]),
  ],
  targets: [
    // The way of the data, from bytes to the program: a target imports only what stands above it.
    .target(name: "MarqueeConcurrency", swiftSettings: settings),
    .target(name: "MarqueeDiagnostics", swiftSettings: settings),
    .target(
      name: "MarqueePropertyList",
      dependencies: ["MarqueeDiagnostics"],
      swiftSettings: settings
    ),
    .target(name: "MarqueeCatalog", swiftSettings: settings),
    .target(
      name: "MarqueeLoading",
      dependencies: [
        "MarqueeCatalog", "MarqueeConcurrency", "MarqueeDiagnostics", "MarqueePropertyList",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeImages",
      dependencies: ["MarqueeDiagnostics"],
      swiftSettings: settings
    ),
    .target(name: "MarqueeLayout", swiftSettings: settings),
    .target(
      name: "MarqueeScreen",
      dependencies: ["MarqueeCatalog", "MarqueeConcurrency", "MarqueeLayout"],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeLayoutCases",
      dependencies: ["MarqueeLayout", "MarqueeScreen"],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeRendering",
      dependencies: ["MarqueeCatalog", "MarqueeLayout", "MarqueeScreen"],
      resources: [.embedInCode("Resources")],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeValidation",
      dependencies: [
        "MarqueeCatalog", "MarqueeConcurrency", "MarqueeDiagnostics", "MarqueeImages",
        "MarqueeLayout",
        "MarqueeLoading", "MarqueePropertyList", "MarqueeScreen",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "Marquee",
      dependencies: [
        "MarqueeCatalog", "MarqueeConcurrency", "MarqueeDiagnostics", "MarqueeImages",
        "MarqueeLayout",
        "MarqueeLoading", "MarqueePropertyList", "MarqueeRendering", "MarqueeScreen",
        "MarqueeValidation",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeTesting",
      dependencies: ["Marquee", "MarqueeDiagnostics", "MarqueeLayout", "MarqueeScreen"],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeCommandLine",
      dependencies: [
        "Marquee", "MarqueeConcurrency", "MarqueeDiagnostics", "MarqueeImages", "MarqueeLayout",
        "MarqueeLayoutCases", "MarqueeRendering", "MarqueeScreen",
        "MarqueeValidation",
      ],
      swiftSettings: settings
    ),
    // Named apart from the library `Marquee` for file systems that do not tell case.
    .executableTarget(
      name: "MarqueeTool",
      dependencies: ["MarqueeCommandLine"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MarqueeBenchmarks",
      dependencies: [
        "Marquee", "MarqueeCatalog", "MarqueeCommandLine", "MarqueeImages", "MarqueeLayout",
        "MarqueeLoading", "MarqueePropertyList", "MarqueeScreen",
      ],
      path: "Tools/Benchmarks",
      exclude: ["RESULTS.md"],
      swiftSettings: settings
    ),
    .plugin(
      name: "MarqueeBuild",
      capability: .buildTool(),
      dependencies: ["MarqueeTool"],
      path: "Tools/Plugins/MarqueeBuild"
    ),
    .plugin(
      name: "MarqueeValidate",
      capability: .command(
        intent: .custom(
          verb: "marquee-validate", description: "Find what is wrong with catalog screens")),
      dependencies: ["MarqueeTool"],
      path: "Tools/Plugins/MarqueeValidate"
    ),
    .executableTarget(
      name: "MarqueeFuzz",
      dependencies: [
        "Marquee", "MarqueeCatalog", "MarqueeCommandLine", "MarqueeDiagnostics", "MarqueeImages",
        "MarqueeLayout", "MarqueeLayoutCases", "MarqueeScreen", "MarqueeValidation",
      ],
      path: "Tools/Fuzz",
      exclude: ["README.md"],
      swiftSettings: settings
    ),

    .testTarget(
      name: "MarqueeDiagnosticsTests",
      dependencies: ["MarqueeDiagnostics"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueePropertyListTests",
      dependencies: ["MarqueeDiagnostics", "MarqueePropertyList"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeImagesTests",
      dependencies: ["MarqueeDiagnostics", "MarqueeImages"],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeLayoutTests",
      dependencies: ["MarqueeLayout", "MarqueeLayoutCases"],
      resources: [.copy("Fixtures")],
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
        "MarqueeCatalog", "MarqueeDiagnostics", "MarqueeLoading", "MarqueePropertyList",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeScreenTests",
      dependencies: ["MarqueeCatalog", "MarqueeConcurrency", "MarqueeLayout", "MarqueeScreen"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeRenderingTests",
      dependencies: [
        "Marquee", "MarqueeCatalog", "MarqueeLayout", "MarqueeRendering", "MarqueeScreen",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeValidationTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeConcurrency", "MarqueeDiagnostics", "MarqueeImages",
        "MarqueeLoading",
        "MarqueePropertyList", "MarqueeValidation",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeTestingTests",
      dependencies: ["Marquee", "MarqueeLayout", "MarqueeScreen", "MarqueeTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeTests",
      dependencies: [
        "Marquee", "MarqueeCatalog", "MarqueeDiagnostics", "MarqueeImages", "MarqueePropertyList",
        "MarqueeScreen", "MarqueeValidation",
      ],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeCommandLineTests",
      dependencies: ["Marquee", "MarqueeCommandLine", "MarqueeDiagnostics"],
      exclude: ["Expected"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
