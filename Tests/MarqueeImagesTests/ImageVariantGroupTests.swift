import MarqueeImages
import TestSupport
import Testing

/// Which file of an image a device picks.
@Suite struct ImageVariantGroupTests {
  private static func set(_ files: [String]) async throws -> ImageSet {
    let folder = MemoryFolder(
      Dictionary(uniqueKeysWithValues: files.map { ($0, PNGBytes.image(1, 1)) }))
    return try #require(await folder.load(lookup: .files).sets.first)
  }

  @Test(
    arguments: [
      (["a.png"], 3.0, "a.png"), (["a@2x.png", "a@3x.png"], 2.0, "a@2x.png"),
      (["a@2x.png", "a@3x.png"], 3.0, "a@3x.png"), (["a@2x.png", "a@3x.png"], 2.6, "a@3x.png"),
      (["a.png", "a@3x.png"], 2.0, "a@3x.png"), (["a.png", "a@2x.png"], 3.0, "a@2x.png"),
      (["a@2x.png", "a@3x.png"], 4.0, "a@3x.png"), (["a.svg", "a@3x.png"], 3.0, "a.svg"),
    ])
  func `a screen takes its own scale, or else the next larger one`(
    files: [String], scale: Double, expected: String
  ) async throws {
    let groups = try await Self.set(files).groups(for: .phone)
    #expect(groups.map { $0.pick(forScale: scale)?.file.path } == [expected])
  }

  @Test func `files for one kind of device replace those for all`() async throws {
    let set = try await Self.set(["a@2x.png", "a@3x.png", "a@2x~ipad.png"])
    #expect(set.groups(for: .pad).map { $0.variants.map(\.file.path) } == [["a@2x~ipad.png"]])
    #expect(
      set.groups(for: .phone).map { $0.variants.map(\.file.path) } == [["a@2x.png", "a@3x.png"]])
  }

  @Test func `each language has files of its own`() async throws {
    let set = try await Self.set(["a@2x.png", "de.lproj/a@2x.png"])
    #expect(set.groups(for: .phone).count == 2)
  }

  @Test(
    arguments: [
      (["a.png"], false), (["a.svg"], false), (["a@2x.png"], true), (["a.png", "a@3x.png"], true),
    ])
  func `a single file for all screens is not made for scales`(
    files: [String], isScaled: Bool
  ) async throws {
    #expect(try await Self.set(files).groups(for: .phone).map(\.isScaled) == [isScaled])
  }

  @Test func `only images that are chosen are opened`() {
    let folder = MemoryFolder([
      "used.png": PNGBytes.image(1, 1), "unused.png": PNGBytes.image(2, 2) + [0],
      "twin1.png": [1, 2, 3], "twin2.png": [1, 2, 3],
    ])
    var images = ImageFolder(folder.entries, reader: folder)
    #expect(images.images.sets.map(\.name) == ["twin1", "twin2", "unused", "used"])
    #expect(folder.openedFiles == [])
    images.inspect(.named(["used"]))
    #expect(folder.openedFiles == ["used.png"])
    images.inspect(.possibleDuplicates)
    #expect(folder.openedFiles == ["twin1.png", "twin2.png", "used.png"])
    // Each is opened once.
    images.inspect(.named(["used", "twin1"]))
    #expect(folder.openedFiles == ["twin1.png", "twin2.png", "used.png"])
  }
}
