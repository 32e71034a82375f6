// swift-tools-version: 6.2

import PackageDescription

/// An app's package whose build turns property lists into JSON, and their kinds into Swift.
///
/// `check.sh` puts the content beside its sources.
let package = Package(
  name: "films",
  platforms: [.macOS(.v15), .iOS(.v16)],
  dependencies: [
    // An app of your own writes .package(url: "…", from: "…").
    .package(name: "marquee", path: "../../..")
  ],
  targets: [
    .target(
      name: "Films",
      dependencies: [.product(name: "MarqueeScreen", package: "marquee")],
      exclude: ["Content"],
      plugins: [.plugin(name: "MarqueeBuild", package: "marquee")]
    ),
    .testTarget(name: "FilmsTests", dependencies: ["Films"]),
  ],
  swiftLanguageModes: [.v6]
)
