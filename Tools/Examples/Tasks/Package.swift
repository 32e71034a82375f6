// swift-tools-version: 6.2

import PackageDescription

/// What an app needs in its first days with Marquee, one task in each file; for iOS only.
let package = Package(
  name: "tasks",
  platforms: [.iOS(.v16)],
  dependencies: [.package(name: "marquee", path: "../../..")],
  targets: [
    .target(name: "Tasks", dependencies: [.product(name: "MarqueeUIKit", package: "marquee")])
  ],
  swiftLanguageModes: [.v6]
)
