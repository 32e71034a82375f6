// swift-tools-version: 6.2

import PackageDescription

/// An app with two screens; App/ has the few lines that an Xcode project adds to it.
let package = Package(
  name: "catalog-app",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [.library(name: "CatalogApp", targets: ["CatalogApp"])],
  dependencies: [
    // An app of your own writes .package(url: "…", from: "…").
    .package(name: "marquee", path: "../../..")
  ],
  targets: [
    // Screens, images and generated types; built on every system.
    .target(
      name: "CatalogContent",
      exclude: [
        "Content/Home.plist", "Content/Learn.plist", "Content/Marquee.generate",
        "Content/Marquee.plist",
      ],
      resources: [.process("Content/Assets.xcassets"), .process("Content/Images")],
      plugins: [.plugin(name: "MarqueeBuild", package: "marquee")]
    ),
    .target(
      name: "CatalogApp",
      dependencies: ["CatalogContent", .product(name: "MarqueeUIKit", package: "marquee")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
