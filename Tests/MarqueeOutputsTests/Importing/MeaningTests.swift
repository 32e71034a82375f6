import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeScreen
import Testing

/// What keys and values of a list mean.
@Suite struct MeaningTests {
  private static func plan(
    _ text: String, named name: String = "List.json", currency: Currency? = nil
  ) -> ImportPlan {
    ImportPlan([ImportedFile(Array(text.utf8), name: name)], currency: currency)
  }

  /// The only kind of a list of items in JSON.
  private static func kind(_ items: [String], currency: Currency? = nil) throws -> ImportedKind {
    let plan = plan("[\(items.map { "{\($0)}" }.joined(separator: ","))]", currency: currency)
    #expect(plan.diagnostics == [])
    return try #require(plan.kinds.first)
  }

  private static func part(_ part: ShownPart, of kind: ImportedKind) -> String? {
    kind.show.first { $0.part == part }.map { $0.field.keys.joined(separator: ".") }
  }

  @Test(
    arguments: [
      ("title", "\"A\"", ShownPart.title), ("movieName", "\"A\"", .title),
      ("Film Title", "\"A\"", .title), ("title_en", "\"A\"", .title), ("Title 2", "\"A\"", .title),
      ("overview", "\"A b\"", .subtitle), ("short_description", "\"A b\"", .subtitle),
      ("posterPath", "\"poster1\"", .image), ("IMG", "\"a.png\"", .image),
      ("image-url", "\"https://example.com/a\"", .image), ("file", "\"a.jpg\"", .image),
      ("x", "\"https://example.com/a.jpg?w=1\"", .image), ("backdrop", "\"a\"", .image),
      ("imdbRating", "4.5", .rating), ("stars", "5", .rating),
      ("x", "\"2024-02-29\"", .caption), ("updated_at", "\"2024-02-28T10:00:00Z\"", .caption),
      ("year", "1999", .caption), ("x", "\"2024-02-28T10:00:00+01:00\"", .caption),
      ("salePrice", "\"£4.99\"", .price), ("Price (net)", "\"EUR 5\"", .price),
      ("price", "\"$4.99\"", .caption),
    ])
  func `words and forms decide where a value is shown`(
    key: String, value: String, part: ShownPart
  ) throws {
    let name = part == .title ? "" : "\"name\": \"Low Reef\", "
    #expect(Self.part(part, of: try Self.kind(["\(name)\"\(key)\": \(value)"])) == key)
  }

  @Test(
    arguments: [
      ("price", "\"cheap\"", ShownPart.price), ("rating", "80", .rating),
      ("votes", "1200", .caption), ("date", "\"2023-02-29\"", .caption),
      ("image", "\"two words\"", .image), ("image", "\"../a\"", .image),
      ("title", "\"https://example.com\"", .title), ("title", "\"2020-02-02\"", .title),
      ("title", "\"<b>A</b>\"", .title), ("title", "7", .title), ("heading", "\"$5\"", .title),
    ])
  func `a word alone says nothing`(key: String, value: String, part: ShownPart) throws {
    let kind = try Self.kind(["\"note\": \"Low Reef\", \"\(key)\": \(value)"])
    #expect(Self.part(part, of: kind) != key)
  }

  @Test(
    arguments: [
      // Known words, the whole key before its end.
      (#""text": "x", "name": "B""#, "name"), (#""label": "A", "film_title": "B""#, "film_title"),
      (#""author_name": "A", "headline": "B""#, "headline"),
      (#""imgName": "a", "cellTitle": "B""#, "cellTitle"),
      // Then what is nearly unique: never what its word or form says to be something else.
      (#""sku": "Kx", "when": "2020-02-02 14:00", "cost": "74 ₽", "what": "B""#, "what"),
      (#""path": "/a/b", "code": "tt01", "what": "B""#, "what"),
      (#""image": "Low reef at dawn", "n": 1"#, "image"),
      // Inside groups, also by the key of the group.
      (#""region": "North", "name": {"common": "B"}"#, "name.common"),
      (#""status": "draft", "title": {"rendered": "B"}"#, "title.rendered"),
      (#""data": {"title": "B"}, "text": "x""#, "data.title"),
    ])
  func `a title is a text by the words, or the most nearly unique one`(
    members: String, title: String
  ) throws {
    #expect(Self.part(.title, of: try Self.kind([members])) == title)
  }

  @Test func `characters are counted, not bytes`() throws {
    let long = String(repeating: "длинное имя ", count: 15)
    let kind = try Self.kind([
      #""cost": "74 ₽", "товар": "\#(long)1""#, #""cost": "75 ₽", "товар": "\#(long)2""#,
    ])
    #expect(Self.part(.title, of: kind) == "товар")
  }

  // MARK: Prices

  @Test func `a price is shown if its currency is known`() throws {
    let item = #""name": "A", "price": 5"#
    let plain = try Self.kind([item])
    #expect(Self.part(.price, of: plain) == nil)
    #expect(plain.hasPriceWithoutCurrency)
    #expect(Self.part(.price, of: try Self.kind([item], currency: Currency("EUR"))) == "price")
    let own = try Self.kind([item + #", "currencyCode": "USD""#])
    #expect(Self.part(.price, of: own) == "price")
    #expect(own.fields.last?.key == "currency")
    #expect(own.identity == nil)
  }

  @Test(
    arguments: [
      ("£4.99", "4.99"), ("1.299,00 €", "1299.00"), ("1,299 zł", "1299"), ("EUR 7", "7"),
      ("12 345,5 ₽", "12345.5"), ("CHF 1'000.50", "1000.50"), ("€0,5", "0.5"),
    ])
  func `a sign is taken off a price`(text: String, digits: String) {
    let plan = Self.plan(#"[{"name": "A", "price": "\#(text)"}]"#)
    let screen = plan.files.last.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    let kind = digits.contains(".") ? "real" : "integer"
    #expect(screen.contains("<\(kind)>\(digits)</\(kind)>"))
    let settings = plan.files.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    #expect(settings.contains("<key>currency</key>"))
  }

  @Test(
    arguments: [
      (["$9.99", "$5"], nil), (["£4.99", "$5"], nil), (["£4.99", "free"], nil),
      (["£4.99"], "EUR"), (["12.34.56 €"], nil), (["5"], nil), (["4 - 5 €"], nil),
    ] as [([String], String?)])
  func `a price of another or an unknown currency stays a text`(
    texts: [String], currency: String?
  ) throws {
    let kind = try Self.kind(
      texts.map { #""name": "A", "price": "\#($0)""# }, currency: currency.flatMap { Currency($0) })
    #expect(kind.fields.last?.kind == "text")
  }

  // MARK: Other fields

  @Test func `a time is the same instant in UTC, and a color is one`() throws {
    let text = #"""
      [{"name": "A", "day": "2021-12-31", "at": "2021-12-31T23:30:00-01:00", "tint": "#FF8800",
        "exact": "2021-12-31T23:30:00.5Z"}]
      """#
    let plan = Self.plan(text)
    let screen = String(decoding: try #require(plan.files.last).bytes, as: UTF8.self)
    #expect(screen.contains("<date>2021-12-31T00:00:00Z</date>"))
    #expect(screen.contains("<date>2022-01-01T00:30:00Z</date>"))
    #expect(screen.contains("<string>2021-12-31T23:30:00.5Z</string>"))
    let fields = try #require(plan.kinds.first).fields
    #expect(fields.map(\.kind) == ["text", "date", "date", "color", "text"])
    #expect(fields.map(\.remark) == ["", "", "in UTC, without offset", "", ""])
  }

  @Test(
    arguments: [
      (#""url": "https://example.com", "link": "no link""#, "url"),
      (#""href": "screen:Learn""#, "href"), (#""deep_link": "myapp://a", "x": 1"#, "deep_link"),
      (#""image": "https://example.com/a.png", "action": "item:a""#, "action"),
      (#""url": "https://example.com/a.png""#, nil), (#""url": "here""#, nil),
      (#""source": "https://example.com""#, nil),
    ])
  func `a link is the target of taps by its form and its word`(
    members: String, key: String?
  ) throws {
    let kind = try Self.kind(["\"name\": \"A\", " + members])
    #expect(kind.fields.first { $0.isInherited }?.sourceKey == key)
    #expect(kind.fields.first { $0.isInherited }?.key == key.map { _ in "link" })
  }

  @Test func `a key with another meaning in a screen gets another name`() throws {
    let kind = try Self.kind([#""name": "A", "kind": "x", "link": "no link", "id": 4.5, "item": 1"#]
    )
    #expect(
      kind.fields.map(\.key) == [
        "name", "originalKind", "originalLink", "originalID", "originalItem",
      ])
    let kept = try Self.kind([#""name": "A", "link": "https://example.com", "id": 7"#])
    #expect(kept.fields.map(\.key) == ["name", "link", "id"])
    #expect(kept.fields.map(\.isInherited) == [false, true, true])
  }

  @Test(
    arguments: [
      #"[{"id": 1, "name": "A"}, {"id": 2, "name": "B"}, {"id": 1, "name": "C"}]"#,
      #"{"Old": [{"id": 1, "name": "A"}], "New": [{"id": 1, "word": "B", "x": 1, "y": 2}]}"#,
    ])
  func `an id that repeats in a screen is kept under another key`(text: String) {
    for kind in Self.plan(text).kinds {
      #expect(kind.repeatsID)
      #expect(kind.fields.map(\.key).contains("originalID"))
    }
  }

  // MARK: Rows

  @Test func `rows that no cell can show are left out and listed`() throws {
    let plan = Self.plan(
      """
      handle,title,colour
      pot,Clay Pot,red
      pot,,blue
      ,,
      cup,Tin Cup,
      bowl,,green
      ,,grey
      """, named: "a.csv")
    #expect(plan.screens.first?.itemCount == 4)
    #expect(plan.leftOut.filter { $0.reason == .continuesRow }.map(\.texts) == [["pot", "blue"]])
    #expect(plan.leftOut.count { $0.reason == .blankRow } == 1)
  }

  @Test(arguments: [#"[{"a": 1}, {"a": 2}]"#, #"[{"id": "x1"}]"#, #"[{}]"#, #"[{"a": null}]"#])
  func `a screen of which nothing is shown is not written`(text: String) {
    let plan = Self.plan(text)
    #expect(plan.diagnostics.map(\.message) == ["no cell can show anything of this list"])
    #expect(plan.screens.isEmpty)
  }

  // MARK: Sections and names

  @Test func `a category names its section`() throws {
    let plan = Self.plan(
      #"[{"category": "New", "movies": [{"title": "A"}]}, {"movies": [{"title": "B"}]}]"#)
    #expect(plan.kinds.first?.sectionFields.isEmpty == true)
    #expect(plan.screens.first?.sectionNames == ["New", nil])
  }

  @Test func `the name of a list of sections is kept in each of them`() throws {
    let text = #"""
      {"Action": [{"title": "New", "list": "mine", "films": [{"name": "A"}]}],
       "Drama": [{"title": "Old", "list": "yours", "films": [{"name": "B"}]}]}
      """#
    let plan = Self.plan(text)
    #expect(plan.kinds.first?.sectionFields.map(\.key) == ["list", "list2"])
    let screen = String(decoding: try #require(plan.files.last).bytes, as: UTF8.self)
    for name in ["Action", "Drama"] {
      #expect(screen.contains("<key>list2</key>\n\t\t\t<string>\(name)</string>"))
    }
  }

  @Test(
    arguments: [
      ("Movies", "movie", "movies"), ("categories", "category", "categoryList"),
      ("top list", "topList", "topListList"), ("course", "courseItem", "courseItemList"),
      ("Series", "series", "seriesList"), ("!", "item", "itemList"),
    ])
  func `kinds are named after files`(file: String, kind: String, sectionType: String) {
    let plan = Self.plan("[{\"a\": \"x\"}]", named: "in/\(file).json")
    #expect(plan.kinds.map(\.name) == [kind])
    #expect(plan.kinds.map(\.sectionType) == [sectionType])
  }

  @Test func `several kinds of a file are named after their sections`() {
    let plan = Self.plan(#"{"Films": [{"title": "A", "x": 1}], "Actors": [{"name": "B", "y": 2}]}"#)
    #expect(plan.kinds.map(\.name) == ["film", "actor"])
  }

  @Test(
    arguments: [
      (#"[{"title": "A", "films": [{"x": "a"}]}, {"title": "B", "films": [{"x": "b"}]}]"#, 2),
      (#"[{"title": "A", "cast": [{"x": "a"}]}, {"title": "B", "cast": [{"x": "b"}]}]"#, 1),
      (#"[{"title": "A", "bits": [{"x": "a"}]}, {"title": "B", "bits": []}]"#, 1),
      // An image or a date belongs to an item.
      (#"[{"title": "A", "image": "a", "bits": [{"x": "a"}]}]"#, 1),
      (#"[{"title": "A", "imageURL": "a", "bits": [{"x": "a"}]}]"#, 1),
      (#"{"data": {"rows": {"New": [{"x": "a"}], "Old": [{"x": "b"}]}}}"#, 2),
      (#"{"m1": {"name": "A"}, "m2": {"name": "B"}}"#, 1),
    ])
  func `lists of groups are items or sections by their words`(text: String, count: Int) {
    #expect(Self.plan(text).screens.first?.sectionNames.count == count)
  }
}
