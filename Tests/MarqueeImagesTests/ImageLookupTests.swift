import MarqueeDiagnostics
import MarqueeImages
import TestSupport
import Testing

/// The file for a name, as UIKit finds it and as an app that searches for files itself.
@Suite struct ImageLookupTests {
  private static let files = [
    "poster@2x.jpg", "poster@3x.jpg", "Cat.PNG", "dog.png", "dog.heic", "still.webp", "map.svg",
    "old.tga", "v1.2.jpg", "four@4x.png", "half@1.5x.png", "Big@2X.png", "late~ipad@2x.png",
    "dash-2x.png", "photo@4x.jpg", "size-10.png",
  ]

  @Test(
    arguments: [
      ("poster", "needsExtension poster.jpg", "exact poster"),
      ("poster.jpg", "exact poster.jpg", "withExtension poster"),
      ("poster@2x.jpg", "withExtension poster.jpg", "withExtension poster"),
      ("poster@2x", "needsExtension poster.jpg", "withExtension poster"),
      ("poster.png", "needsExtension poster.jpg", "withExtension poster"),
      ("poster.jpg.jpg", "withExtension poster.jpg", "withExtension poster"),
      ("Poster", "needsExtension poster.jpg", "differentCase poster"),
      ("Poster.jpg", "differentCase poster.jpg", "differentCase poster"),
      ("Cat", "needsExtension Cat.PNG", "exact Cat"),
      ("Cat.PNG", "exact Cat.PNG", "withExtension Cat"),
      ("dog", "exact dog", "exact dog"), ("dog.heic", "exact dog.heic", "withExtension dog"),
      ("dog.png", "withExtension dog", "withExtension dog"),
      ("dog.png.png", "withExtension dog", "withExtension dog"),
      ("still", "needsExtension still.webp", "exact still"),
      ("map", "needsExtension map.svg", "exact map"),
      ("v1.2", "needsExtension v1.2.jpg", "exact v1.2"),
      ("old", "foreign old.tga", "foreign old.tga"),
      ("old.tga", "foreign old.tga", "foreign old.tga"),
      ("four", "needsExtension four@4x", "needsExtension four@4x"),
      ("half", "needsExtension half@1.5x", "needsExtension half@1.5x"),
      ("Big", "needsExtension Big@2X", "needsExtension Big@2X"),
      ("late", "needsExtension late~ipad", "needsExtension late~ipad"),
      ("dash", "needsExtension dash-2x", "needsExtension dash-2x"),
      ("photo", "needsExtension photo@4x.jpg", "needsExtension photo@4x"),
      ("four@4x", "exact four@4x", "exact four@4x"), ("size", "missing", "missing"),
      ("new", "missing", "missing"), ("poster.txt", "missing", "missing"),
    ])
  func `a name leads to a file as the app finds it`(
    name: String, uiKit: String, files: String
  ) async {
    let folder = MemoryFolder(
      Dictionary(uniqueKeysWithValues: Self.files.map { ($0, PNGBytes.image(1, 1)) }))
    #expect(Self.text(await folder.load(lookup: .uiKit).match(for: name)) == uiKit)
    #expect(Self.text(await folder.load(lookup: .files).match(for: name)) == files)
  }

  @Test func `an asset catalog is found by the plain name, whatever its files are`() async {
    let library = await MemoryFolder([
      "A.xcassets/poster.imageset/Contents.json": Array(
        #"{"images":[{"filename":"a.jpg"}]}"#.utf8),
      "A.xcassets/poster.imageset/a.jpg": PNGBytes.image(1, 1),
      "poster.jpg": PNGBytes.image(1, 1),
    ]).load()
    #expect(Self.text(library.match(for: "poster")) == "exact poster")
    #expect(library["poster"]?.origin != .loose)
    #expect(Self.text(library.match(for: "poster.jpg")) == "exact poster.jpg")
  }

  @Test func `a folder with only foreign files holds no images, and names its files`() async {
    let library = await MemoryFolder(["Images/poster.psd": [1]]).load()
    #expect(library.isEmpty)
    #expect(Self.text(library.match(for: "poster")) == "foreign Images/poster.psd")
  }

  @Test(
    arguments: [
      (
        "A.xcassets/p.imgset/a.png", "A.xcassets/p.imgset", Severity.error,
        "'p.imgset' is not a set that Xcode knows, so there is no image 'p'; name the folder "
          + "'p.imageset'"
      ),
      (
        "A.xcassets/Group/a.png", "A.xcassets/Group/a.png", .warning,
        "'a.png' is in no image set of the catalog, so no app has it"
      ),
      (
        "A.xcassets/a.png", "A.xcassets/a.png", .warning,
        "'a.png' is in no image set of the catalog, so no app has it"
      ),
    ])
  func `an image in no set of a catalog is reported`(
    file: String, place: String, severity: Severity, message: String
  ) async {
    let library = await MemoryFolder([file: PNGBytes.image(1, 1)]).load()
    #expect(library.diagnostics.map(\.message) == [message])
    #expect(library.diagnostics.map(\.severity) == [severity])
    #expect(library.diagnostics.map(\.place) == [Place(file: place)])
    #expect(library.sets.isEmpty)
  }

  @Test(
    arguments: [
      (["A.xcassets", "B.xcassets"], 1), (["App/A.xcassets", "App/B.xcassets"], 1),
      (["App/A.xcassets", "Widget/A.xcassets"], 0), (["A.xcassets/G", "A.xcassets/H"], 1),
    ])
  func `sets of one name are reported where one target has both`(
    folders: [String], count: Int
  ) async {
    var files: [String: [UInt8]] = [:]
    for folder in folders {
      files["\(folder)/p.imageset/Contents.json"] = Array(
        #"{"images":[{"filename":"a.png"}]}"#.utf8)
      files["\(folder)/p.imageset/a.png"] = PNGBytes.image(1, 1)
    }
    let messages = await MemoryFolder(files).load().diagnostics.map(\.message)
    #expect(messages == Array(repeating: "a second set has the name 'p'", count: count))
  }

  /// A match in words.
  static func text(_ match: ImageMatch) -> String {
    switch match {
    case .exact(let set): "exact \(set.name)"
    case .differentCase(let set): "differentCase \(set.name)"
    case .withExtension(let set): "withExtension \(set.name)"
    case .needsExtension(let set): "needsExtension \(set.name)"
    case .foreign(let path): "foreign \(path)"
    case .outside: "outside"
    case .missing: "missing"
    }
  }
}
