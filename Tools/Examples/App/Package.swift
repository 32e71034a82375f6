// swift-tools-version: 6.2

import PackageDescription

/// An app's package whose build turns property lists into JSON.
let package = Package(
  name: "example-app",
  platforms: [.macOS(.v15), .iOS(.v16)],
  dependencies: [
    // An app of your own writes .package(url: "…", from: "…").
    .package(name: "marquee", path: "../../..")
  ],
  targets: [
    .target(
      name: "ExampleApp",
      dependencies: [.product(name: "MarqueeScreen", package: "marquee")],
      // The plugin reads the content; what reaches the bundle is the JSON.
      exclude: ["Content"],
      plugins: [.plugin(name: "MarqueeBuild", package: "marquee")]
    ),
    .testTarget(
      name: "ExampleAppTests",
      dependencies: [
        "ExampleApp",
        .product(name: "MarqueeScreen", package: "marquee"),
        .product(name: "MarqueeTesting", package: "marquee"),
      ],
      exclude: ["Expected"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
