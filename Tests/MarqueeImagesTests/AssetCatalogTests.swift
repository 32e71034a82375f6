import MarqueeDiagnostics
import MarqueeImages
import TestSupport
import Testing

@Suite struct AssetCatalogTests {
  private static let png = PNGBytes.image(4, 4)

  /// A catalog of one set; the marks « and » show where the one diagnostic must point.
  private func expectDiagnostic(
    _ severity: Severity, _ message: String, in marked: String,
    files: [String] = ["a.png", "b.png"], notes: [String] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let before = marked.prefix { $0 != "«" }
    let inside = marked.dropFirst(before.count + 1).prefix { $0 != "»" }
    let text = marked.filter { $0 != "«" && $0 != "»" }
    var contents = ["A.xcassets/p.imageset/Contents.json": Array(text.utf8)]
    for file in files { contents["A.xcassets/p.imageset/\(file)"] = Self.png }
    let library = await MemoryFolder(contents).load()
    try #require(
      library.diagnostics.count == 1, "\(library.diagnostics)", sourceLocation: sourceLocation)
    let diagnostic = library.diagnostics[0]
    #expect(diagnostic.rule == "asset-catalog", sourceLocation: sourceLocation)
    #expect(diagnostic.severity == severity, sourceLocation: sourceLocation)
    #expect(diagnostic.message == message, sourceLocation: sourceLocation)
    let start = before.utf8.count
    #expect(
      diagnostic.place
        == Place(
          file: "A.xcassets/p.imageset/Contents.json",
          range: SourceRange(start..<(start + inside.utf8.count))),
      sourceLocation: sourceLocation)
    #expect(diagnostic.notes.map(\.message) == notes, sourceLocation: sourceLocation)
  }

  @Test func `a set has the variants that its contents name`() async throws {
    let contents = """
      {"images": [
        {"filename": "a.png", "idiom": "universal", "scale": "1x"},
        {"filename": "a@2x.png", "idiom": "universal", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"},
        {"filename": "dark.png", "idiom": "ipad", "scale": "2x", "locale": "de",
         "appearances": [{"appearance": "luminosity", "value": "dark"},
                         {"appearance": "contrast", "value": "high"}],
         "display-gamut": "display-P3", "width-class": "compact", "memory": "4GB"}
       ],
       "info": {"author": "xcode", "version": 1}}
      """
    let library = await MemoryFolder([
      "A.xcassets/Contents.json": Array(#"{"info":{}}"#.utf8),
      "A.xcassets/p.imageset/Contents.json": Array(contents.utf8),
      "A.xcassets/p.imageset/a.png": PNGBytes.image(10, 20),
      "A.xcassets/p.imageset/a@2x.png": PNGBytes.image(20, 40),
      "A.xcassets/p.imageset/dark.png": PNGBytes.image(30, 60),
    ]).load()
    #expect(library.diagnostics.isEmpty)
    let set = try #require(library["p"])
    #expect(set.origin == .assetCatalog(contents: "A.xcassets/p.imageset/Contents.json"))
    #expect(set.variants.map(\.info?.pixelSize?.width) == [10, 20, 30])
    #expect(
      set.variants.map(\.slot) == [
        ImageSlot(scale: .one), ImageSlot(scale: .two),
        ImageSlot(
          scale: .two, idiom: .pad, appearance: ImageAppearance(luminosity: .dark, contrast: .high),
          locale: "de", gamut: .wide, qualifiers: ["memory=4GB", "width-class=compact"]),
      ])
  }

  @Test func `a vector in a single slot keeps its shape where the set says so`() async throws {
    let contents = """
      {"images":[{"filename":"a.svg","idiom":"universal"}],
       "properties":{"preserves-vector-representation":true}}
      """
    let library = await MemoryFolder([
      "A.xcassets/p.imageset/Contents.json": [0xEF, 0xBB, 0xBF] + Array(contents.utf8),
      "A.xcassets/p.imageset/a.svg": Array("<svg width='5' height='6'/>".utf8),
    ]).load()
    let set = try #require(library["p"])
    #expect(set.preservesVector)
    #expect(set.variants.map(\.slot.scale) == [.any])
    #expect(set.variants.first?.info?.extent == .vector(PointSize(width: 5, height: 6)))
  }

  @Test func `groups are passed through, namespaces become part of the name`() async {
    let empty = Array(#"{"images":[{"filename":"a.png","idiom":"universal"}]}"#.utf8)
    let namespace = Array(#"{"properties":{"provides-namespace":true}}"#.utf8)
    var files: [String: [UInt8]] = [
      "A.xcassets/Plain/Contents.json": Array("{}".utf8),
      "A.xcassets/Posters/Contents.json": namespace,
      "A.xcassets/Posters/Old/Contents.json": namespace,
      "A.xcassets/Icon.appiconset/Contents.json": Array("broken".utf8),
      "A.xcassets/Icon.appiconset/icon.png": Self.png,
      "A.xcassets/Stack.imagestack/Front.imagestacklayer/Content.imageset/a.png": Self.png,
    ]
    for path in ["one", "Plain/two", "Posters/three", "Posters/Old/four", "Posters/Bare/five"] {
      files["A.xcassets/\(path).imageset/Contents.json"] = empty
      files["A.xcassets/\(path).imageset/a.png"] = Self.png
    }
    let library = await MemoryFolder(files).load()
    #expect(library.diagnostics.isEmpty)
    #expect(
      library.sets.map(\.name) == [
        "Posters/Old/four", "Posters/five", "Posters/three", "one", "two",
      ])
  }

  @Test func `of a set and a loose file with one name the set is found`() async {
    let library = await MemoryFolder([
      "A.xcassets/p.imageset/Contents.json":
        Array(#"{"images":[{"filename":"a.png","idiom":"universal","scale":"2x"}]}"#.utf8),
      "A.xcassets/p.imageset/a.png": Self.png, "p.png": Self.png,
    ]).load()
    #expect(library.sets.map(\.name) == ["p", "p"])
    #expect(library["p"]?.variants.first?.file.path == "A.xcassets/p.imageset/a.png")
  }

  @Test func `a file that does not exist is reported where it is named`() async throws {
    try await expectDiagnostic(
      .error, "'c.png' does not exist",
      in: """
        {"images":[{"filename":"a.png","scale":"1x"},{"filename":"b.png","scale":"2x"},
        {"filename":«"c.png"»,"scale":"3x"}]}
        """)
  }

  @Test func `a file whose name differs in case is reported with the fix`() async throws {
    let text = #"{"images":[{"filename":«"A.png"»,"scale":"1x"}]}"#
    try await expectDiagnostic(
      .error, "'A.png' differs from the file's name in case", in: text, files: ["a.png"])
    let plain = Array(text.filter { $0 != "«" && $0 != "»" }.utf8)
    let library = await MemoryFolder([
      "A.xcassets/p.imageset/Contents.json": plain, "A.xcassets/p.imageset/a.png": Self.png,
    ]).load()
    let fixIts = library.diagnostics.flatMap(\.fixIts)
    #expect(fixIts.map(\.applicability) == [.unsafe])
    let fixed = TextEdit.apply(fixIts, to: plain).text
    #expect(
      String(decoding: fixed, as: UTF8.self) == #"{"images":[{"filename":"a.png","scale":"1x"}]}"#)
    #expect(library["p"]?.variants.count == 1)
  }

  @Test func `a file in no slot is reported at the list`() async throws {
    try await expectDiagnostic(
      .warning, "'b.png' is in no slot of the set",
      in: #"{"info":{},«"images"»:[{"filename":"a.png","scale":"1x"}]}"#)
    try await expectDiagnostic(
      .warning, "'b.png' is in no slot of the set",
      in: #"{«"images"»:[{"filename":"a.png"},{"filename":"b.png","unassigned":true}]}"#)
  }

  @Test func `two files for one slot are reported at the second`() async throws {
    try await expectDiagnostic(
      .warning, "'b.png' is the second file for one slot (2x, iphone)",
      in: """
        {"images":[{"filename":"a.png","scale":"2x","idiom":"iphone"},
        {"idiom":"iphone","filename":«"b.png"»,"scale":"2x"}]}
        """, notes: ["the first one is here"])
  }

  @Test func `a name that leaves the set's folder is refused`() async throws {
    try await expectDiagnostic(
      .error, "'../q.imageset/a.png' leads out of the set's folder",
      in: #"{"images":[{"filename":«"../q.imageset/a.png"»}]}"#, files: [])
  }

  @Test func `a backslash in a file name leads out of the folder on other systems`() async throws {
    try await expectDiagnostic(
      .error, #"'..\a.png' leads out of the set's folder"#,
      in: #"{"images":[{"filename":«"..\\a.png"»}]}"#, files: [])
  }

  @Test func `a name that fits two files but for case is not fixed to either`() async {
    let set = "A.xcassets/p.imageset"
    let library = await MemoryFolder([
      "\(set)/Contents.json": Array(#"{"images":[{"filename":"a.PNG"}]}"#.utf8),
      "\(set)/A.png": Self.png, "\(set)/a.png": Self.png,
    ]).load()
    let errors = library.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == ["'a.PNG' does not exist"])
    #expect(library.diagnostics.flatMap(\.fixIts).isEmpty)
    #expect(library["p"]?.variants.isEmpty == true)
  }

  @Test(
    arguments: [
      (#"{"images":[{"filename":"a.png",«}»]}"#, "this character is not expected here"),
      (#"{"images":[«»"#, "the text ends too early"),
      (#"{"images":[]} «x»"#, "the value ended before this"),
      (#"{"images":["«\q»"]}"#, "this escape is not one of JSON's"),
    ])
  func `broken JSON is reported where it breaks`(text: String, reason: String) async throws {
    try await expectDiagnostic(
      .error, "'Contents.json' is not JSON: \(reason)", in: text, files: [])
  }

  @Test(
    arguments: [
      (#"«[]»"#, "a dictionary is expected"), (#"«»{}"#, "'images' is missing"),
      (#"{"images":«{}»}"#, "'images' is not an array"),
      (#"{"images":[«1»]}"#, "an entry is not a dictionary"),
      (#"{"images":[{"filename":«1»}]}"#, "'filename' is not a string"),
    ])
  func `contents of another shape are reported`(text: String, message: String) async throws {
    try await expectDiagnostic(.error, message, in: text, files: [])
  }

  @Test(
    arguments: [
      (#"{"images":[{"filename":"a.png","scale":«"4x"»}]}"#, "'4x' is not a known scale"),
      (#"{"images":[{"filename":"a.png","idiom":«"fridge"»}]}"#, "'fridge' is not a known idiom"),
      (#"{"images":[{"filename":"a.png","scale":«2»}]}"#, "'2' is not a known scale"),
      (
        #"{"images":[{"filename":"a.png","appearances":[«{"appearance":"luminosity","value":"dim"}»]}]}"#,
        "'dim' is not a known appearance"
      ),
    ])
  func `a word that catalogs do not know is reported`(text: String, message: String) async throws {
    try await expectDiagnostic(.warning, message, in: text, files: ["a.png"])
  }

  @Test func `a key that appears twice is reported`() async throws {
    try await expectDiagnostic(
      .warning, "'scale' appears a second time",
      in: #"{"images":[{"filename":"a.png","scale":"2x",«"scale"»:"2x"}]}"#, files: ["a.png"],
      notes: ["first used here"])
  }

  @Test func `a set without a file is reported`() async throws {
    try await expectDiagnostic(
      .warning, "the set 'p' has no file",
      in: #"{«"images"»:[{"idiom":"universal","scale":"2x"}]}"#, files: [])
  }

  @Test func `contents that are missing, locked or no file are reported as a whole`() async {
    let contents = "A.xcassets/p.imageset/Contents.json"
    let image = ["A.xcassets/p.imageset/a.png": Self.png]
    let locked = image.merging([contents: Array("{}".utf8)]) { $1 }
    for (folder, message, file) in [
      (MemoryFolder(image), "the set 'p' has no 'Contents.json'", "A.xcassets/p.imageset"),
      (
        MemoryFolder(locked, locked: [contents]), "'Contents.json' cannot be read", contents
      ),
      (
        MemoryFolder(image, others: [contents: .pipe]), "'Contents.json' is a pipe, not a file",
        contents
      ),
    ] {
      let library = await folder.load()
      #expect(library.diagnostics.map(\.message) == [message])
      #expect(library.diagnostics.map(\.place) == [Place(file: file)])
      #expect(library["p"]?.variants.isEmpty == true)
    }
  }

  @Test func `two sets of one name are reported`() async {
    let contents = Array(#"{"images":[{"filename":"a.png"}]}"#.utf8)
    let library = await MemoryFolder([
      "A.xcassets/p.imageset/Contents.json": contents, "A.xcassets/p.imageset/a.png": Self.png,
      "B.xcassets/G/p.imageset/Contents.json": contents,
      "B.xcassets/G/p.imageset/a.png": Self.png,
    ]).load()
    #expect(library.diagnostics.map(\.message) == ["a second set has the name 'p'"])
    #expect(
      library.diagnostics.map(\.place)
        == [Place(file: "B.xcassets/G/p.imageset/Contents.json")])
  }
}
