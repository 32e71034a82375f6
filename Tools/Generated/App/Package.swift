// swift-tools-version: 6.2

import PackageDescription

/// Targets with their own content, which `check.sh` puts beside their sources.
let catalogs = ["Films", "Streaming", "BoxOffice"]

/// An app's package whose build converts property lists to JSON, and their kinds to Swift.
let package = Package(
  name: "films",
  platforms: [.macOS(.v15), .iOS(.v16)],
  dependencies: [
    // An app of your own writes .package(url: "…", from: "…").
    .package(name: "marquee", path: "../../..")
  ],
  targets: catalogs.map { name in
    .target(
      name: name,
      dependencies: [.product(name: "MarqueeScreen", package: "marquee")],
      exclude: ["Content"],
      plugins: [.plugin(name: "MarqueeBuild", package: "marquee")]
    )
  } + [
    .testTarget(
      name: "CatalogTests",
      dependencies: [.product(name: "MarqueeScreen", package: "marquee")]
        + catalogs.map { .target(name: $0) })
  ],
  swiftLanguageModes: [.v6]
)
