import Foundation
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeOutputs
import TestSupport
import Testing

/// The diagnostics about files that a build system, a checkout or Xcode leaves between images.
@Suite struct ImageFolderTests {
  /// A folder with screens that show images of some names.
  private static func folder(
    _ screens: KeyValuePairs<String, [String]>, _ files: KeyValuePairs<String, [UInt8]>
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (file, bytes) in files { try folder.write(bytes, to: file) }
    for (screen, names) in screens {
      let items = names.enumerated().map { number, name in
        "<dict><key>text</key><string>Row \(number)</string>"
          + "<key>imageName</key><string>\(name)</string></dict>"
      }
      try folder.write(
        """
        <plist version="1.0"><array><dict><key>sectionType</key><string>list</string>
        <key>sectionName</key><string>\(screen)</string>
        <key>contentItem</key><array>\(items.joined(separator: "\n"))</array></dict></array></plist>
        """, to: "\(screen).plist")
    }
    return folder
  }

  private static func diagnostics(
    _ names: [String], _ files: KeyValuePairs<String, [UInt8]>
  ) throws -> [Diagnostic] {
    let folder = try folder(["Home": names], files)
    return try ContentPipeline(folder: folder.path).run().diagnostics
  }

  private static let png = PNGBytes.image(90, 90)

  private static func pointer(_ host: String = "git-lfs.github.com") -> [UInt8] {
    Array(
      """
      version https://\(host)/spec/v1
      oid sha256:4665a5ea423c2713d436b5ee50593a9640e0018c1550b5a0002f74190d6caea8
      size 12345

      """.utf8)
  }

  // MARK: Git LFS

  @Test func `files that Git LFS has not fetched are one error that says what to run`() throws {
    let set =
      #"{"images":[{"filename":"b@2x.png","scale":"2x"},{"filename":"b@3x.png","scale":"3x"}]}"#
    let found = try Self.diagnostics(
      ["a", "b"],
      [
        "Images/a@2x.png": Self.pointer(), "Images/a@3x.png": Self.pointer("hawser.github.com"),
        "A.xcassets/b.imageset/Contents.json": Array(set.utf8),
        "A.xcassets/b.imageset/b@2x.png": Self.pointer(),
        "A.xcassets/b.imageset/b@3x.png": Self.pointer(),
      ])
    #expect(found.map(\.rule) == ["unreadable-image"])
    let error = try #require(found.first)
    #expect(error.severity == .error)
    #expect(error.message == "the image is not here, only its Git LFS pointer")
    #expect(error.place.codingPath.description == "[0].contentItem[0].imageName")
    #expect(
      error.notes.compactMap(\.place?.file).map { $0.suffix(8) } == [
        "a@2x.png", "a@3x.png", "b@2x.png", "b@3x.png",
      ])
    #expect(
      error.fixIts.map(\.title) == [
        "run 'git lfs pull'; on a build machine check out with 'lfs: true'"
      ])
  }

  @Test func `of many such files the first eight are named`() throws {
    let folder = try Self.folder(["Home": (0..<10).map { "a\($0)" }], [:])
    for number in 0..<10 { try folder.write(Self.pointer(), to: "a\(number).png") }
    let found = try ContentPipeline(folder: folder.path).run().diagnostics
    #expect(found.count == 1)
    #expect(found.first?.notes.count == 9)
    #expect(found.first?.notes.last?.message == "and 2 more files")
  }

  @Test func `another text in place of an image is not taken for a pointer`() throws {
    let found = try Self.diagnostics(["a"], ["a.png": Array("version 2 of the poster".utf8)])
    #expect(found.map(\.message) == ["'a.png' is not an image"])
  }

  // MARK: Folders of Xcode

  @Test(arguments: ["AppIcon.icon/Assets/a.png", "Guide.docc/Resources/a.png"])
  func `images in a folder that Xcode treats as one file are left alone`(path: String) throws {
    let files: KeyValuePairs = ["a.png": Self.png, path: PNGBytes.image(8, 8)]
    let folder = try Self.folder(["Home": ["a"]], files)
    let report = try ContentPipeline(folder: folder.path).run()
    #expect(report.diagnostics == [])
    #expect(report.images?.sets.flatMap(\.variants).map(\.file.name) == ["a.png"])
  }

  @Test func `an icon in an asset catalog is no stray image`() throws {
    let found = try Self.diagnostics(
      ["a"], ["a.png": Self.png, "A.xcassets/AppIcon.icon/Assets/b.png": Self.png + [0]])
    #expect(found == [])
  }

  @Test func `a name that only a file in a set has is missing, and the set is named`() throws {
    let set = #"{"images":[{"filename":"world@3x.png","scale":"3x"}]}"#
    let found = try Self.diagnostics(
      ["world"],
      [
        "A.xcassets/hello.imageset/Contents.json": Array(set.utf8),
        "A.xcassets/hello.imageset/world@3x.png": Self.png,
      ])
    #expect(found.map(\.rule) == ["unused-image", "missing-image"])
    let error = try #require(found.last)
    #expect(error.message == "there is no image 'world'")
    #expect(
      error.notes.map(\.message) == ["'world@3x.png' is in the set 'hello', whose name counts"])
    #expect(error.fixIts.map(\.title) == ["write 'hello'"])
  }

  @Test func `a file name that two sets share is no hint`() throws {
    let set = Array(#"{"images":[{"filename":"file.png"}]}"#.utf8)
    let found = try Self.diagnostics(
      ["file"],
      [
        "A.xcassets/one.imageset/Contents.json": set,
        "A.xcassets/one.imageset/file.png": Self.png,
        "A.xcassets/two.imageset/Contents.json": set,
        "A.xcassets/two.imageset/file.png": PNGBytes.image(91, 91),
      ])
    #expect(found.last?.rule == "missing-image")
    #expect(found.last?.notes == [])
    #expect(found.last?.fixIts == [])
  }

  @Test(arguments: ["dataset", "appiconset", "colorset"])
  func `a name that a set of another kind has is missing, and the set is named`(
    kind: String
  ) throws {
    let found = try Self.diagnostics(
      ["world"],
      ["a.png": Self.png, "A.xcassets/world.\(kind)/Contents.json": Array("{}".utf8)])
    let error = try #require(found.last)
    #expect(error.rule == "missing-image")
    #expect(error.notes.map(\.message) == ["a set of this kind is not an image"])
    #expect(error.notes.first?.place?.file.hasSuffix("A.xcassets/world.\(kind)") == true)
  }

  @Test func `a merge conflict in a set's description is called one`() throws {
    let text = """
      {"images":[
      <<<<<<< HEAD
      {"filename":"a.png"}
      =======
      {"filename":"b.png"}
      >>>>>>> other
      ]}
      """
    let found = try Self.diagnostics(
      ["a"],
      [
        "A.xcassets/a.imageset/Contents.json": Array(text.utf8),
        "A.xcassets/a.imageset/a.png": Self.png,
      ])
    #expect(found.map(\.rule) == ["asset-catalog"])
    #expect(
      found.map(\.message) == ["'Contents.json' has a merge conflict that is not resolved"])
    // The mark is in the second line, after 12 bytes.
    #expect(found.map(\.place.range) == [SourceRange(12..<19)])
  }

  @Test func `an entry's slicing does not make another slot of it`() throws {
    let set = """
      {"images":[
      {"filename":"a@2x.png","scale":"2x","resizing":{"mode":"3-part-horizontal"}},
      {"filename":"a@3x.png","scale":"3x","resizing":{"mode":"9-part"},"alignment-insets":{"top":1}}
      ]}
      """
    let found = try Self.diagnostics(
      ["a"],
      [
        "A.xcassets/a.imageset/Contents.json": Array(set.utf8),
        "A.xcassets/a.imageset/a@2x.png": PNGBytes.image(60, 60),
        "A.xcassets/a.imageset/a@3x.png": Self.png,
      ])
    #expect(found == [])
  }

  // MARK: Formats

  @Test(
    arguments: [
      (
        "a.jxl", "'a.jxl' is JPEG XL, which Marquee does not read", "iOS 17 and later would load it"
      ),
      ("a.jp2", "'a.jp2' is JPEG 2000, which Marquee does not read", "every iOS would load it"),
      ("a.tga", "'a.tga' is Targa; no app loads a loose file of that format", nil),
    ] as [(String, String, String?)])
  func `a format that Marquee does not read is named with the systems that do`(
    file: String, message: String, systems: String?
  ) throws {
    let found = try Self.diagnostics([file], [file: Array("anything".utf8)])
    #expect(found.map(\.rule) == ["unsupported-image-format"])
    #expect(found.map(\.message) == [message])
    #expect(
      found.flatMap(\.notes).map(\.message)
        == ["this is the file"] + [systems].compactMap(\.self))
  }

  // MARK: Once

  @Test func `a missing image is one error with its other uses as notes`() throws {
    let found = try Self.diagnostics(
      ["lantern", "a", "lantern", "lantern"], ["a.png": Self.png])
    #expect(found.map(\.rule) == ["missing-image"])
    let error = try #require(found.first)
    #expect(error.place.codingPath.description == "[0].contentItem[0].imageName")
    #expect(
      error.notes.compactMap(\.place?.codingPath.description) == [
        "[0].contentItem[2].imageName", "[0].contentItem[3].imageName",
      ])
  }

  @Test func `the fix of a name in another case corrects all its uses`() throws {
    let folder = try Self.folder(["Home": ["Lantern", "Lantern"]], ["lantern.png": Self.png])
    let report = try ContentPipeline(folder: folder.path).run()
    #expect(report.diagnostics.map(\.rule) == ["wrong-image-name"])
    let text = try folder.read("Home.plist")
    let fixed = TextEdit.apply(report.diagnostics.flatMap(\.fixIts), to: text)
    #expect(fixed.applied == 1)
    #expect(!String(decoding: fixed.text, as: UTF8.self).contains("Lantern"))
  }

  @Test func `a use that a comment allows is not among the notes`() throws {
    let folder = try Self.folder(["Home": ["lantern", "lantern"]], ["a.png": Self.png])
    let text = String(decoding: try folder.read("Home.plist"), as: UTF8.self)
    // The first use is allowed, so the second one is the first that is reported.
    let range = try #require(text.range(of: "<key>imageName</key>"))
    try folder.write(
      text.replacingCharacters(
        in: range, with: "<!-- marquee:allow missing-image later --><key>imageName</key>"),
      to: "Home.plist")
    let found = try ContentPipeline(folder: folder.path).run().diagnostics
      .filter { $0.rule == "missing-image" }
    #expect(found.map(\.place.codingPath.description) == ["[0].contentItem[1].imageName"])
    #expect(found.flatMap(\.notes) == [])
  }

  /// Screens above 1 MiB take too long to lay out in all views.
  @Test func `a screen that is too large for text checks has a note that says so`() throws {
    let folder = try Self.folder(["Home": ["a"]], ["a.png": Self.png])
    let text = String(decoding: try folder.read("Home.plist"), as: UTF8.self)
    try folder.write(
      text + "<!-- " + String(repeating: " ", count: 1 << 20) + " -->", to: "Home.plist")
    let found = try ContentPipeline(folder: folder.path).run().diagnostics
    #expect(found.map(\.rule) == ["text-truncated"])
    #expect(found.map(\.severity) == [.note])
  }
}
