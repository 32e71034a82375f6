import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

/// A sample of a screen's items, by which two screens show how much they have in common.
///
/// It is the smallest digests of the items' texts in the file. Of two screens, the smallest digests
/// of both together are a random part of all their items, however large they are (Broder, 1997).
package struct ItemSample: Hashable, Sendable {
  package static let size = 32

  /// The digests, in order.
  package let digests: [UInt64]

  package init(digests: [UInt64]) {
    self.digests = digests
  }

  /// Creates a sample of a catalog's items.
  ///
  /// - Complexity: O(*n*) in the bytes of the items.
  init(of catalog: LocatedCatalog) {
    let text = catalog.document.source.text
    let all = catalog.items.map { item in
      ContentDigest(of: text[catalog.document[item.index].range.offsets]).first
    }
    digests = Array(Set(all).sorted().prefix(Self.size))
  }

  /// The part of the items of both screens that both have, from 0 to 1.
  func similarity(to other: ItemSample) -> Double {
    let all = Set(digests).union(other.digests).sorted().prefix(Self.size)
    guard !all.isEmpty else { return 0 }
    let (mine, others) = (Set(digests), Set(other.digests))
    let common = all.count { mine.contains($0) && others.contains($0) }
    return Double(common) / Double(all.count)
  }
}
