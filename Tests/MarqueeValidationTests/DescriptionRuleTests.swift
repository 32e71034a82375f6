import MarqueeDiagnostics
import Testing

/// Which descriptions and images count as the same.
@Suite struct DescriptionRuleTests {
  private func found(_ items: [(description: String, imageName: String)]) -> [Diagnostic] {
    Checking.diagnostics(
      ofSection: "grid",
      items: items.map { item in
        Checking.string("description", item.description)
          + Checking.string("imageName", item.imageName)
      })
  }

  @Test(arguments: ["poster1", " poster1", "poster1&#10;", "<![CDATA[poster1 ]]>"])
  func `a name is the same image with white space around it`(name: String) {
    let found = found([("A lighthouse", "poster1"), ("A cat", "poster2"), ("Rain", name)])
      .filter { $0.rule == "conflicting-description" }
    #expect(found.map(\.message) == ["image 'poster1' has 2 different descriptions"])
    #expect(found.map(\.place.codingPath.description) == ["[0].contentItem[2].description"])
  }

  @Test func `an image is called by its words`() {
    let found = found([("A lighthouse", "&#10; poster &#10; 1"), ("Rain", "poster 1")])
      .filter { $0.rule == "conflicting-description" }
    #expect(found.map(\.message) == ["image 'poster 1' has 2 different descriptions"])
  }

  @Test func `one image in five spellings has no placeholder`() {
    let names = ["poster1", " poster1", "poster1 ", "&#xA0;poster1", "poster1&#9;"]
    #expect(!found(names.map { ("A lighthouse", $0) }).contains { $0.rule == "placeholder-text" })
    let five = (1...5).map { ("A lighthouse", " poster\($0)") }
    #expect(found(five).filter { $0.rule == "placeholder-text" }.count == 1)
  }

  @Test(arguments: [
    "A lighthouse\u{A0}", "\u{3000}A lighthouse", " A lighthouse", "A  lighthouse", "A\tlighthouse",
  ])
  func `a description is the same with other white space`(description: String) {
    let items = (1...4).map { ("A lighthouse", "poster\($0)") } + [(description, "poster5")]
    #expect(found(items).filter { $0.rule == "placeholder-text" }.count == 1)
  }
}
