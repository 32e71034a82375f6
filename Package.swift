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
    .library(name: "MarqueeScreen", targets: ["MarqueeScreen"]),
    .executable(name: "marquee", targets: ["marquee"]),
  ],
  targets: [
    // The way of the data, from bytes to the program: a target imports only what stands above it.
    .target(name: "MarqueeDiagnostics", swiftSettings: settings),
    .target(
      name: "MarqueePropertyList",
      dependencies: ["MarqueeDiagnostics"],
      swiftSettings: settings
    ),
    .target(name: "MarqueeCatalog", swiftSettings: settings),
    .target(
      name: "MarqueeLoading",
      dependencies: ["MarqueeCatalog", "MarqueeDiagnostics", "MarqueePropertyList"],
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
      dependencies: ["MarqueeCatalog", "MarqueeLayout"],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeLayoutCases",
      dependencies: ["MarqueeLayout", "MarqueeScreen"],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeValidation",
      dependencies: [
        "MarqueeCatalog", "MarqueeDiagnostics", "MarqueeImages", "MarqueeLayout",
        "MarqueeLoading", "MarqueePropertyList", "MarqueeScreen",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "Marquee",
      dependencies: [
        "MarqueeCatalog", "MarqueeDiagnostics", "MarqueeImages", "MarqueeLayout",
        "MarqueeLoading", "MarqueePropertyList", "MarqueeScreen", "MarqueeValidation",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "MarqueeCommandLine",
      dependencies: [
        "Marquee", "MarqueeDiagnostics", "MarqueeLayout", "MarqueeLayoutCases", "MarqueeScreen",
        "MarqueeValidation",
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "marquee",
      dependencies: ["MarqueeCommandLine"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MarqueeBenchmarks",
      dependencies: ["Marquee", "MarqueeLayout", "MarqueePropertyList", "MarqueeScreen"],
      path: "Tools/Benchmarks",
      exclude: ["RESULTS.md"],
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
      name: "MarqueeScreenTests",
      dependencies: ["MarqueeScreen"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeValidationTests",
      dependencies: [
        "MarqueeCatalog", "MarqueeDiagnostics", "MarqueeLoading", "MarqueePropertyList",
        "MarqueeValidation",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeCommandLineTests",
      dependencies: ["MarqueeCommandLine", "MarqueeDiagnostics"],
      exclude: ["Expected"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
