import Foundation
import LayoutCases
import MarqueeSolver
import Testing

/// What was recorded from UIKit for one described layout.
struct RecordedCase: Decodable {
  struct Element: Decodable {
    /// An item's index, or the word `layout` for a header or footer of the whole layout.
    enum Item: Decodable {
      case index(Int)
      case layout

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let index = try? container.decode(Int.self) {
          self = .index(index)
        } else {
          _ = try container.decode(String.self)
          self = .layout
        }
      }
    }

    let section: Int
    let item: Item
    let kind: String
    let elementKind: String?
    let frame: [Double]
    let z: Int?

    var key: ElementKey {
      switch item {
      case .index(let index):
        ElementKey(section: section, item: index, kind: kind, elementKind: elementKind ?? "")
      case .layout:
        ElementKey(section: section, item: -1, kind: kind, elementKind: elementKind ?? "")
      }
    }
  }

  struct Offsets: Decodable {
    let requested: [Double]
    let restsAt: [String: [Double]]
  }

  let name: String
  let scale: Double
  let expected: [Element]
  let expectedContentSize: [Double]?
  let partial: String?
  let rounding: String?
  let orthogonalOffsets: Offsets?

  /// How far a frame may be off, in points.
  ///
  /// iOS 14 rounded at the end and not on the way, so its images may differ by a pixel.
  var tolerance: Double {
    rounding?.hasPrefix("exact-then-round") == true ? 1 / scale + 0.01 : 0.01
  }
}

/// What names an element in recorded cases.
struct ElementKey: Hashable {
  var section: Int
  var item: Int
  var kind: String
  var elementKind: String
}

extension LayoutElement {
  /// The name of the element in recorded cases.
  var key: ElementKey {
    var item = item
    if case .layoutBoundary = kind { item = -1 }
    return ElementKey(
      section: section, item: item, kind: kind.word, elementKind: kind.elementKind ?? "")
  }
}

/// The bytes of a file in `Fixtures`.
func fixture(_ name: String) throws -> Data {
  let url = try #require(
    Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Fixtures"))
  return try Data(contentsOf: url)
}
