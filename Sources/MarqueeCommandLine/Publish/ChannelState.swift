import MarqueeManifests
import MarqueeScreen

/// What a channel shows, and what it has shown before.
struct ChannelState: Hashable, Sendable {
  /// What it shows; `nil` if nothing was published to it, or its manifest is damaged.
  var current: StoredManifest?
  /// Whether it has a manifest that cannot be read.
  var isDamaged = false
  /// What was stored when something else took its place; what it shows may be among them.
  var stored: [StoredManifest] = []

  /// What it can go back to, the latest first.
  var earlier: [StoredManifest] {
    stored.filter { $0.digest != current?.digest }.sorted(by: Self.isLater)
  }

  /// All manifests whose files are needed.
  var all: [StoredManifest] { [current].compactMap(\.self) + stored }

  /// The number of the next manifest: also after going back, none has the number of another.
  var nextNumber: Int { (all.map(\.manifest.number).max() ?? 0) + 1 }

  /// Numbers written by hand can be equal; then the digest decides, and not chance.
  private static func isLater(_ left: StoredManifest, _ right: StoredManifest) -> Bool {
    (left.manifest.number, left.digest) > (right.manifest.number, right.digest)
  }
}
