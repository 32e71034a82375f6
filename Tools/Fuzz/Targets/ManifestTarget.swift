import Foundation
import MarqueeScreen

/// The lists of screens and images that an app reads from a build or a server.
struct ManifestTarget: FuzzTarget {
  let seeds = WrittenSeeds.manifests
  let pieces = MutationPieces.json

  func check(_ input: [UInt8], _ trial: inout Trial) {
    let data = Data(input)
    if let index = try? ScreenIndex(json: data) {
      trial.count("manifests: an index read")
      trial.expect(
        (try? ScreenIndex(json: index.json())) == index, "an index that reads back different")
    }
    guard let manifest = try? CatalogManifest(json: data) else {
      trial.count("manifests: no manifest")
      return
    }
    trial.count("manifests: a manifest read")
    trial.expect(
      (0...CatalogManifest.maximumNumber).contains(manifest.number), "a number out of range")
    trial.expect(
      (try? CatalogManifest(json: Data(manifest.jsonBytes()))) == manifest,
      "a manifest that reads back different")
    for scale in [-1, 0, 1, 2.5, 1e308, .infinity, .nan] {
      _ = manifest.image("cat", scale: scale, device: "ipad", appearance: "dark")
    }
    _ = manifest.suits(appVersion: manifest.minimumAppVersion ?? "9223372036854775808.1")
  }
}
