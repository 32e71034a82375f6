import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeImages
import MarqueeScreen
import TestSupport
import Testing

@Suite struct ImageLibraryTests {
  @Test func `loose files of one name are variants of one image`() async throws {
    let folder = MemoryFolder([
      "Images/poster1.png": PNGBytes.image(10, 20),
      "Images/poster1@2x.png": PNGBytes.image(20, 40),
      "Images/poster1@3x~ipad.png": try Fixture.bytes("mode-RGB.jpg"),
      "Images/sub/poster2@2x.png": PNGBytes.image(8, 8),
      "Images/de.lproj/poster2@2x.png": PNGBytes.image(9, 9),
      "Images/notes.txt": Array("hello".utf8),
      "Home.plist": [],
    ])
    let library = await folder.load()
    #expect(library.sets.map(\.name) == ["poster1", "poster2"])
    #expect(library.diagnostics.isEmpty)
    let poster1 = try #require(library["poster1"])
    #expect(poster1.origin == .loose)
    #expect(poster1.variants.map(\.slot.scale) == [.one, .two, .three])
    #expect(poster1.variants.map(\.slot.idiom) == [.universal, .universal, .pad])
    #expect(
      poster1.variants.map(\.info?.pixelSize)
        == [
          PixelSize(width: 10, height: 20), PixelSize(width: 20, height: 40),
          PixelSize(width: 13, height: 7),
        ])
    #expect(library["poster2"]?.variants.map(\.slot.locale) == ["de", nil])
    #expect(!folder.openedFiles.contains("Images/notes.txt"))
  }

  @Test(
    arguments: [
      ("poster1", "exact poster1"), ("Poster1", "differentCase poster1"),
      ("poster1.png", "withExtension poster1"), ("poster1@2x.png", "withExtension poster1"),
      ("POSTER1.jpg", "differentCase poster1"), ("posters", "missing"),
      ("poster1.txt", "missing"), ("", "missing"), ("../secret", "outside"),
      ("a/../../poster1", "outside"), ("/etc/passwd", "outside"), ("~/poster1", "outside"),
      ("a\\..\\b", "outside"), ("poster1\u{0}", "outside"), ("a..b", "exact a..b"),
      ("poster1@3x", "withExtension poster1"), ("poster1~ipad", "withExtension poster1"),
      ("a//b", "outside"), ("./poster1", "outside"), ("Images/poster1.png", "missing"),
    ])
  func `a name in a property list leads to an image, or to the reason why not`(
    name: String, expected: String
  ) async {
    let library = await MemoryFolder([
      "poster1.png": PNGBytes.image(1, 1), "a..b.png": PNGBytes.image(1, 1),
    ]).load()
    #expect(ImageLookupTests.text(library.match(for: name)) == expected)
  }

  @Test func `what is no file, or cannot be opened, is never read`() async throws {
    let folder = MemoryFolder(
      ["locked.png": PNGBytes.image(1, 1), "empty.png": []],
      others: ["loop.png": .symbolicLink, "pipe.png": .pipe, "device.png": .special],
      locked: ["locked.png"])
    let library = await folder.load()
    let faults = Dictionary(
      uniqueKeysWithValues: library.sets.map { ($0.name, $0.variants.first?.fault) })
    #expect(
      faults == [
        "locked": .unreadable, "empty": .empty, "loop": .notARegularFile(.symbolicLink),
        "pipe": .notARegularFile(.pipe), "device": .notARegularFile(.special),
      ])
    #expect(folder.openedFiles == ["empty.png", "locked.png"])
  }

  @Test func `an image that has not changed is not opened again`() {
    // The second one is a byte longer, so that they are not taken for duplicates.
    let files = ["a.png": PNGBytes.image(1, 1), "b.png": PNGBytes.image(2, 2) + [0]]
    var known: [FileEntry: ImageInspection] = [:]
    let first = MemoryFolder(files)
    first.load(knowing: &known)
    #expect(first.openedFiles == ["a.png", "b.png"])

    let second = MemoryFolder(files)
    let library = second.load(knowing: &known)
    #expect(second.openedFiles.isEmpty)
    #expect(library["b"]?.variants.first?.info?.pixelSize == PixelSize(width: 2, height: 2))

    let touched = MemoryFolder(files, modificationTime: 1)
    touched.load(knowing: &known)
    #expect(touched.openedFiles == ["a.png", "b.png"])
  }

  @Test func `images of equal content are found, and only files of equal size are read for it`()
    async throws
  {
    var other = PNGBytes.image(1, 1)
    other[other.count - 1] ^= 1
    let folder = MemoryFolder([
      "a.png": PNGBytes.image(1, 1), "b.png": PNGBytes.image(1, 1), "c.png": other,
      "d.png": PNGBytes.image(1, 1) + [0], "e.png": [],
    ])
    let library = await folder.load()
    func digest(_ name: String) -> ContentDigest? {
      library[name]?.variants.first?.inspection.digest
    }
    let first = try #require(digest("a"))
    #expect(digest("b") == first)
    #expect(try #require(digest("c")) != first)
    #expect(digest("d") == nil)
    #expect(digest("e") == nil)
    #expect(folder.openedFiles == ["a.png", "b.png", "c.png", "d.png", "e.png"])
  }

  @Test func `a digest changes with every single bit, at any length`() {
    for count in [1, 7, 8, 9, 23] {
      let bytes = [UInt8](repeating: 0, count: count)
      var digests = Set([ContentDigest(of: MemoryByteSource(bytes))])
      for bit in 0..<(8 * count) {
        var changed = bytes
        changed[bit / 8] ^= 1 << (bit % 8)
        digests.insert(ContentDigest(of: MemoryByteSource(changed)))
      }
      #expect(digests.count == 8 * count + 1)
    }
  }

  @Test func `a file that could not be read is read again`() {
    var known: [FileEntry: ImageInspection] = [:]
    let files = ["a.png": PNGBytes.image(1, 1), "b.png": PNGBytes.image(2, 2)]
    MemoryFolder(files, locked: ["b.png"]).load(knowing: &known)
    let later = MemoryFolder(files)
    let library = later.load(knowing: &known)
    #expect(later.openedFiles == ["b.png"])
    #expect(library["b"]?.variants.first?.fault == nil)
  }

  @Test func `a thousand images keep their order, however they are read`() async {
    let files = (0..<1000).map { ("p\($0).png", PNGBytes.image($0 + 1, 1)) }
    let library = await MemoryFolder(Dictionary(uniqueKeysWithValues: files)).load()
    #expect(library.sets.map(\.name) == (0..<1000).map { "p\($0)" }.sorted())
    #expect(
      library.sets.allSatisfy { set in
        set.variants.first?.info?.pixelSize.map { "p\($0.width - 1)" } == set.name
      })
  }

  @Test func `a twin of a known image is found, though the known one has not changed`() {
    let image = PNGBytes.image(3, 4)
    var known: [FileEntry: ImageInspection] = [:]
    let alone = MemoryFolder(["a.png": image])
    let first = alone.load(knowing: &known)
    #expect(first["a"]?.variants.first?.inspection.digest == nil)

    let both = MemoryFolder(["a.png": image, "b.png": image])
    let second = both.load(knowing: &known)
    let digests = ["a", "b"].compactMap { second[$0]?.variants.first?.inspection.digest }
    #expect(digests.count == 2)
    #expect(Set(digests).count == 1)

    // Now both are known with their digests.
    let again = MemoryFolder(["a.png": image, "b.png": image])
    again.load(knowing: &known)
    #expect(again.openedFiles.isEmpty)
  }

  @Test func `an image that a run does not look into stays known for the next run`() {
    let files = ["a.png": PNGBytes.image(1, 1), "b.png": PNGBytes.image(2, 2) + [0]]
    var known: [FileEntry: ImageInspection] = [:]
    let all = MemoryFolder(files)
    all.load(knowing: &known)

    let one = MemoryFolder(files)
    one.load(.named(["a"]), knowing: &known)
    #expect(one.openedFiles == [])

    let changed = MemoryFolder(files, modificationTime: 1)
    var other: [FileEntry: ImageInspection] = [:]
    changed.load(.named(["a"]), knowing: &other)
    #expect(changed.openedFiles == ["a.png"])

    let again = MemoryFolder(files)
    again.load(knowing: &known)
    #expect(again.openedFiles.isEmpty)
  }
}
