import MarqueeScreen

/// What a channel shows now, and what it showed before.
package struct ChannelState: Hashable, Sendable {
  /// What it shows now; `nil` if nothing was published to it, or its manifest is damaged.
  package var current: StoredManifest?
  /// Whether its manifest cannot be read.
  package var isDamaged = false
  /// The manifests that were stored when another replaced them; the current one may be among them.
  var stored: [StoredManifest] = []

  /// The manifests that it can go back to, the latest first.
  var earlier: [StoredManifest] {
    stored.filter { $0.digest != current?.digest }.sorted(by: Self.isLater)
  }

  package var isPublished: Bool { isDamaged || !all.isEmpty }

  package var latestFirst: [StoredManifest] {
    ([current].compactMap(\.self) + earlier).sorted(by: Self.isLater)
  }

  /// All manifests whose files must be kept.
  package var all: [StoredManifest] { [current].compactMap(\.self) + stored }

  /// The number of the next manifest; a number is never reused, even after going back.
  var nextNumber: Int { (all.map(\.manifest.number).max() ?? 0) + 1 }

  /// Numbers written by hand can be equal; then the digest decides, so that the order is stable.
  private static func isLater(_ left: StoredManifest, _ right: StoredManifest) -> Bool {
    (left.manifest.number, left.digest) > (right.manifest.number, right.digest)
  }
}
