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
    .library(name: "MarqueeScreen", targets: ["MarqueeScreen"]),
    .library(name: "MarqueeLayout", targets: ["MarqueeLayout"]),
  ],
  targets: [
    // From bytes to diagnostics. An arrow of imports never points back up this list.
    .target(name: "MarqueeDiagnostics", swiftSettings: settings),
    .target(
      name: "MarqueeImages", dependencies: ["MarqueeDiagnostics"], swiftSettings: settings),
    .target(name: "MarqueeLayout", swiftSettings: settings),
    .target(name: "MarqueeScreen", dependencies: ["MarqueeLayout"], swiftSettings: settings),

    .testTarget(
      name: "MarqueeDiagnosticsTests",
      dependencies: ["MarqueeDiagnostics"],
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
      dependencies: ["MarqueeLayout"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MarqueeScreenTests",
      dependencies: ["MarqueeScreen"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
