// swift-tools-version: 6.2

import PackageDescription

/// What is left of five small apps when their catalogs come from Marquee; for iOS only.
let package = Package(
  name: "reference-apps",
  platforms: [.iOS(.v16)],
  dependencies: [.package(name: "marquee", path: "../../..")],
  targets: [
    .target(
      name: "ReferenceApps", dependencies: [.product(name: "MarqueeUIKit", package: "marquee")],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
