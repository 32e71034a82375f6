import Foundation
import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeScreen
import TestSupport
import Testing

/// The values of items by the names of their fields.
@Suite struct FieldValueOfItemTests {
  /// Every kind, with a value for each of its fields.
  private static let items: [CatalogItem] = [
    .poster(Poster(description: "a", imageLink: "https://b.example", imageName: "c")),
    .poster(
      Poster(description: "a", imageLink: "https://b.example", imageName: "c", rank: 3)),
    .row(Row(text: "a", secondaryText: "b", imageLink: "https://c.example", imageName: "d")),
    .banner(Banner(imageLink: "https://a.example", imageName: "b", title: "c", caption: "d")),
    .textHeader(TextHeader(text: "a b", highlightedText: "b")),
    .categories(Categories(titles: ["a", "b"])),
    .businessBanner(BusinessBanner(link: "https://a.example", title: "b")),
  ]

  private func course() throws -> CatalogItem {
    .course(
      Course(
        imageLink: "https://a.example", imageName: "b", title: "c", author: "d",
        rating: try #require(DecimalNumber("4.5")), reviewCount: 7,
        price: try #require(DecimalNumber("9.90")), tag: "e"))
  }

  @Test func `each field of each kind has the value that the JSON has`() throws {
    let items = try Self.items + [course()]
    #expect(Set(items.map(\.kind)) == Set(ItemKind.builtIn))
    for item in items {
      var writer = JSONWriter(style: .compact)
      writer.object { item.model.writeMembers(to: &$0) }
      let json = try JSONSerialization.jsonObject(with: Data(writer.bytes)) as? [String: Any]
      for field in item.kind.modelFields where field.key != "id" {
        let written = try #require(json?[field.key], "\(item.kind) \(field.key)")
        #expect(text(item.value(ofField: field.key)) == text(written), "\(item.kind) \(field.key)")
      }
      #expect(item.value(ofField: "unknown") == nil)
    }
  }

  private func text(_ value: FieldValue?) -> String? {
    switch value {
    case .text(let text): text
    case .number(let number): "\(NSDecimalNumber(decimal: number.decimalValue))"
    case .list(let values): values.compactMap(\.text).joined(separator: ", ")
    default: nil
    }
  }

  private func text(_ written: Any) -> String {
    (written as? [String])?.joined(separator: ", ") ?? "\(written)"
  }
}
