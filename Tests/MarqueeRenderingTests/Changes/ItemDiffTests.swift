import Foundation
import MarqueeCatalog
import MarqueeScreen
import Testing

// Changes are only made by comparing screens.
@testable import MarqueeRendering

/// Items that came, went, moved and changed.
@Suite struct ItemDiffTests {
  private func items(_ result: CatalogDiff) -> [ItemDiff] {
    result.screens.flatMap { $0.sections.flatMap(\.items) }
  }

  private func changes(_ old: [CatalogItem], _ new: [CatalogItem]) -> CatalogDiff {
    diff([row("New", old)], [row("New", new)])
  }

  private func ranking(_ items: [CatalogItem]) -> [CatalogSection] {
    [CatalogSection(type: .rank, name: "Top", items: items)]
  }

  @Test func `another title is an edit of the item with that image`() throws {
    let result = changes(posters("abc"), [poster("a"), poster("x", image: "image-b"), poster("c")])
    #expect(result.counts == [.textsChanged: 1])
    let item = try #require(items(result).first)
    #expect(item.old?.item == 1)
    #expect(item.new?.item == 1)
    #expect(item.title == "x")
    #expect(item.fields.map(\.key) == ["description"])
  }

  @Test func `another image is an edit of the item with that title`() throws {
    let result = changes(posters("abc"), [poster("a"), poster("b", image: "new"), poster("c")])
    #expect(result.counts == [.imagesReplaced: 1])
    #expect(
      items(result).first?.fields
        == [FieldChange(key: "imageName", role: .image, old: .text("image-b"), new: .text("new"))])
  }

  @Test func `a link to an image is an image, too`() {
    let old = Poster(description: "a", imageLink: "https://example.com/a.jpg")
    let new = Poster(description: "a", imageLink: "https://example.com/b.jpg")
    #expect(changes([.poster(old)], [.poster(new)]).counts == [.imagesReplaced: 1])
  }

  @Test func `an author's identifier says more than all else`() {
    let old = [poster("a", id: "one"), poster("b", id: "two")]
    let new = [poster("b", id: "one"), poster("a", id: "two")]
    #expect(changes(old, new).counts == [.textsChanged: 2, .imagesReplaced: 2])
  }

  @Test func `an identifier that two items have says nothing about them`() {
    let old = [poster("a", id: "x")] + posters("bc")
    let new = [poster("d", id: "x"), poster("a", id: "x")] + posters("bc")
    #expect(changes(old, new).counts == [.itemsAdded: 1])
  }

  @Test func `an item with another identifier and title is another one`() {
    let result = changes(
      posters("a") + [poster("b", id: "b")], posters("a") + [poster("c", image: "image-b", id: "c")]
    )
    #expect(result.counts == [.itemsAdded: 1, .itemsRemoved: 1])
  }

  @Test func `a title and an image that were edited a little are still those of the item`() {
    let old = [poster("a"), poster("The old man and the sea", image: "sea"), poster("c")]
    let new = [poster("a"), poster("The old man and a sea", image: "sea-2"), poster("c")]
    #expect(changes(old, new).counts == [.textsChanged: 1, .imagesReplaced: 1])
    let other = [poster("a"), poster("Ninety nights", image: "sea-2"), poster("c")]
    #expect(changes(old, other).counts == [.itemsAdded: 1, .itemsRemoved: 1])
  }

  @Test func `an image that many items show says nothing`() {
    let old = ["a", "b", "c"].map { poster($0, image: "gray") }
    let new = ["a", "c", "d"].map { poster($0, image: "gray") }
    #expect(changes(old, new).counts == [.itemsAdded: 1, .itemsRemoved: 1])
  }

  @Test func `an item from rank 7 to 2 is one move that five follow`() throws {
    let result = diff(ranking(ranked("abcdefghij")), ranking(ranked("agbcdefhij")))
    #expect(result.counts == [.itemsMoved: 1])
    let all = items(result)
    #expect(all.map(\.title) == ["g", "b", "c", "d", "e", "f"])
    #expect(all.map(\.followsNeighbors) == [false, true, true, true, true, true])
    #expect(all.map(\.move) == [.withinSection, nil, nil, nil, nil, nil])
    #expect(all.map { $0.rank?.climb } == [5, -1, -1, -1, -1, -1])
    #expect(all[0].rank == RankChange(old: 7, new: 2))
    #expect(all[0].old?.item == 6)
    #expect(all[0].new?.item == 1)
  }

  @Test func `a newcomer in a ranking pushes the others down`() {
    let result = diff(ranking(ranked("abc")), ranking(ranked("axbc")))
    #expect(result.counts == [.itemsAdded: 1])
    #expect(
      items(result).map(\.rank) == [
        RankChange(old: nil, new: 2), RankChange(old: 2, new: 3), RankChange(old: 3, new: 4),
      ])
  }

  @Test func `a rank that its author edited is a change`() {
    func items(_ ranks: [Int]) -> [CatalogItem] {
      zip("abc", ranks).map { title, rank in
        .poster(
          Poster(description: String(title), imageName: "image-\(title)", rank: rank))
      }
    }
    let result = diff(ranking(items([1, 2, 3])), ranking(items([1, 2, 5])))
    #expect(result.counts == [.ranksChanged: 1])
  }

  @Test func `what kept its order has not moved`() {
    #expect(
      changes(posters("abcdef"), posters("xbcdef")).counts == [.itemsAdded: 1, .itemsRemoved: 1])
    #expect(changes(posters("abcdef"), posters("fabcde")).counts == [.itemsMoved: 1])
    #expect(changes(posters("abcdef"), posters("def")).counts == [.itemsRemoved: 3])
  }

  @Test(arguments: [
    ("abc", "cba", ["c", "a"]), ("abcd", "dbca", ["d", "a"]), ("abcde", "xcbade", ["x", "c", "a"]),
  ])
  func `of two items that were swapped, those between them have not moved`(
    old: String, new: String, titles: [String]
  ) {
    let result = changes(posters(old), posters(new))
    #expect(result.counts[.itemsMoved] == 2)
    #expect(items(result).map(\.title) == titles)
  }

  @Test func `an image whose files differ is a change of the items that show it`() {
    let result = CatalogDiff(
      from: [named("Home", [row("New", posters("abc"))])],
      to: [named("Home", [row("New", posters("abc"))])], redrawnImages: ["image-b", "image-x"])
    #expect(result.counts == [.imagesReplaced: 1])
    #expect(
      items(result).map(\.fields) == [
        [
          FieldChange(
            key: "imageName", role: .image, old: .text("image-b"), new: .text("image-b"))
        ]
      ])
  }

  @Test func `an item of another section now has moved between the two`() throws {
    let old = [row("One", posters("abcd")), row("Two", posters("wxyz"))]
    let new = [row("One", posters("acd")), row("Two", posters("wxbyz"))]
    let result = diff(old, new)
    #expect(result.counts == [.itemsMoved: 1])
    let item = try #require(items(result).first)
    #expect(item.move == .betweenSections)
    #expect(item.old?.section == 0)
    #expect(item.old?.item == 1)
    #expect(item.new?.section == 1)
    #expect(item.new?.item == 2)
  }

  @Test func `an item that moved to another section with another text is known by its image`()
    throws
  {
    let old = [row("One", posters("abcd")), row("Two", posters("wxyz"))]
    let edited = poster("Something else", image: "image-b")
    let new = [row("One", posters("acd")), row("Two", posters("wx") + [edited] + posters("yz"))]
    let result = diff(old, new)
    #expect(result.counts == [.itemsMoved: 1, .textsChanged: 1])
    let item = try #require(items(result).first)
    #expect(item.move == .betweenSections)
    #expect(item.old?.item == 1)
    #expect(item.new?.item == 2)
  }

  @Test func `an image that is shown elsewhere, too, does not tell where an item went`() {
    let twin = poster("Twin", image: "image-b")
    let old = [row("One", posters("abcd")), row("Two", posters("wxyz") + [twin])]
    let edited = poster("Something else", image: "image-b")
    let new = [
      row("One", posters("acd")), row("Two", posters("wx") + [edited] + posters("yz") + [twin]),
    ]
    #expect(diff(old, new).counts == [.itemsAdded: 1, .itemsRemoved: 1])
  }

  @Test func `items with identifiers of their own are not known by an image`() {
    let old = [row("One", posters("acd") + [poster("b", id: "b")]), row("Two", posters("wxyz"))]
    let other = poster("Something else", image: "image-b", id: "e")
    let new = [row("One", posters("acd")), row("Two", posters("wxyz") + [other])]
    #expect(diff(old, new).counts == [.itemsAdded: 1, .itemsRemoved: 1])
  }

  @Test func `an item of another screen now has moved there`() throws {
    let old = [
      named("Home", [row("One", posters("abcd"))]), named("Learn", [row("Two", posters("xyz"))]),
    ]
    let new = [
      named("Home", [row("One", posters("acd"))]), named("Learn", [row("Two", posters("xbyz"))]),
    ]
    let result = CatalogDiff(from: old, to: new)
    #expect(result.counts == [.itemsMoved: 1])
    let item = try #require(items(result).first)
    #expect(item.move == .betweenScreens)
    #expect(item.old?.screen == "Home")
    #expect(item.new?.screen == "Learn")
  }

  @Test func `prices are compared as numbers`() throws {
    func course(_ price: String) throws -> CatalogItem {
      .course(
        Course(
          imageName: "a", title: "A", author: "B", rating: try #require(DecimalNumber("4.5")),
          reviewCount: 3, price: try #require(DecimalNumber(price))))
    }
    func shop(_ price: String) throws -> [CatalogSection] {
      [CatalogSection(type: .courseSwimlane, name: "New", items: [try course(price)])]
    }
    #expect(diff(try shop("9.90"), try shop("9.9")).isEmpty)
    #expect(diff(try shop("9.90"), try shop("12")).counts == [.pricesChanged: 1])
  }

  @Test func `fields of the authors' own are named as they name them`() throws {
    let fields = [
      Field("title", .text, .required, "", isOwn: true),
      Field("minutes", .integer(atLeast: nil), .optional, "", isOwn: true),
      Field(
        "specs", .group([Field("weight", .decimal, .optional, "", isOwn: true)]), .optional, "",
        isOwn: true),
    ]
    let kind = ItemKind(authored: "film", fields: fields, show: [.title: "title"])
    // The same fields in another order, as the settings of another version may have them.
    let turned = ItemKind(
      authored: "film", fields: fields.reversed(), show: [.title: "title"])
    #expect(diff(try films(90, "2.25", kind), try films(90, "2.25", turned)).isEmpty)
    let result = diff(try films(90, "2.25", kind), try films(95, "2.5", turned))
    #expect(result.counts == [.valuesChanged: 2])
    let changes = items(result).flatMap(\.fields)
    #expect(Set(changes.map(\.key)) == ["minutes", "specs.weight"])
    #expect(Set(changes.map { $0.old?.number?.text }) == ["90", "2.25"])
    #expect(Set(changes.map { $0.new?.number?.text }) == ["95", "2.5"])
  }

  @Test(arguments: [
    (ShownPart.price, ChangeCount.pricesChanged), (.image, .imagesReplaced),
    (.title, .valuesChanged),
  ])
  func `a field inside a group is what its cell shows it as`(
    part: ShownPart, count: ChangeCount
  ) throws {
    let fields = [
      Field("title", .text, .required, "", isOwn: true),
      Field("minutes", .integer(atLeast: nil), .optional, "", isOwn: true),
      Field(
        "specs", .group([Field("weight", .decimal, .optional, "", isOwn: true)]), .optional, "",
        isOwn: true),
    ]
    let kind = ItemKind(authored: "film", fields: fields, show: [part: "specs.weight"])
    #expect(diff(try films(90, "2.25", kind), try films(90, "2.5", kind)).counts == [count: 1])
  }

  private func films(_ minutes: Int, _ weight: String, _ kind: ItemKind) throws -> Catalog {
    let type = SectionType(authored: "films", itemKind: kind, layout: .basic)
    let text = """
      <plist version="1.0"><array><dict>
      <key>sectionType</key><string>films</string><key>sectionName</key><string>Films</string>
      <key>contentItem</key><array><dict>
      <key>title</key><string>Storm</string><key>minutes</key><integer>\(minutes)</integer>
      <key>specs</key><dict><key>weight</key><real>\(weight)</real></dict>
      </dict></array></dict></array></plist>
      """
    return try Catalog(
      propertyList: Data(text.utf8),
      contentModel: ContentModel(itemKinds: [kind], sectionTypes: [type]))
  }
}
