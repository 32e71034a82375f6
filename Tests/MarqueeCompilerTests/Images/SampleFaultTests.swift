import Foundation
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeScreen
import TestSupport
import Testing

/// The sample with one fault of every kind in turn.
@Suite struct SampleFaultTests {
  @Test func `the sample has no fault`() throws {
    let report = try ContentPipeline(folder: PackageFolder.sample.path).run()
    #expect(report.diagnostics.besidesCells.map(\.message) == [])
    #expect(report.screens.count == 2)
  }

  @Test(arguments: SampleFault.all.sample(oneIn: 3))
  func `a fault gives one diagnostic at its place`(fault: SampleFault) throws {
    let folder = try TemporaryFolder(copyOf: PackageFolder.sample)
    try fault.inject(folder)
    let report = try ContentPipeline(folder: folder.path).run()
    let found = report.diagnostics.besidesCells
    #expect(found.map(\.part) == [fault.rule], "\(found.map(\.message))")
    let diagnostic = try #require(found.first)
    let file = diagnostic.place.file.dropFirst(folder.path.utf8.count + 1)
    #expect(String(file) == fault.file)
    guard let text = fault.text else {
      #expect(diagnostic.place.range == nil)
      return
    }
    let source = try #require(report.sources.first { $0.name == diagnostic.place.file })
    #expect(diagnostic.place.range.map { source.string(in: $0) } == text)
  }
}

/// One fault, and its expected diagnostic.
struct SampleFault: CustomTestStringConvertible, Sendable {
  let rule: RuleIdentifier
  /// The file that is reported.
  let file: String
  /// The text that the diagnostic points at; `nil` for the file as a whole.
  let text: String?
  let what: String
  let inject: @Sendable (TemporaryFolder) throws -> Void

  var testDescription: String { "\(rule), \(what)" }

  private init(
    _ rule: RuleIdentifier, at file: String, _ text: String?, _ what: String,
    _ inject: @escaping @Sendable (TemporaryFolder) throws -> Void
  ) {
    self.rule = rule
    self.file = file
    self.text = text
    self.what = what
    self.inject = inject
  }

  private static func image(
    _ rule: RuleIdentifier, _ name: String, of screen: String = "Home.plist", _ what: String,
    _ inject: @escaping @Sendable (TemporaryFolder) throws -> Void
  ) -> SampleFault {
    SampleFault(rule, at: screen, "<string>\(name)</string>", what, inject)
  }

  /// Writes another name in place of one in a screen.
  private static func rename(_ name: String, to other: String) -> SampleRenaming {
    SampleRenaming(name: name, other: other)
  }

  private static let bannerSet = "Assets.xcassets/banner-study.imageset"

  static let all: [SampleFault] = [
    image("missing-image", "poster-camel", "a wrong name") {
      try rename("poster-camp", to: "poster-camel").apply(to: $0, also: "poster-camp")
    },
    image("image-name-case", "Banner-study", of: "Learn.plist", "another case") {
      try rename("banner-study", to: "Banner-study").apply(to: $0)
    },
    image("image-name-extension", "banner-study.jpg", of: "Learn.plist", "an extension") {
      try rename("banner-study", to: "banner-study.jpg").apply(to: $0)
    },
    image("image-outside-folder", "../banner-study", of: "Learn.plist", "a path upwards") {
      try rename("banner-study", to: "../banner-study").apply(to: $0, also: "banner-study")
    },
    image("missing-image", "banner-study", of: "Learn.plist", "loose JPEG files") {
      for scale in [2, 3] {
        let name = "banner-study@\(scale)x.jpg"
        try $0.copy("\(bannerSet)/\(name)", to: "Images/\(name)")
      }
      try $0.remove(bannerSet)
    },
    image("invalid-image-name", "banner-study ", of: "Learn.plist", "a space after the name") {
      try rename("banner-study", to: "banner-study ").apply(to: $0)
    },
    image(
      "empty-image-set", "banner-study", of: "Learn.plist", "files for tablets and computers alone"
    ) {
      try $0.edit("\(bannerSet)/Contents.json") { $0.replacing("universal", with: "mac") }
    },
    image("unreadable-image", "poster-stairs", "an empty file") {
      try $0.write([], to: "Images/poster-stairs@3x.png")
    },
    image("unreadable-image", "banner-study", of: "Learn.plist", "a file cut off") {
      let name = "\(bannerSet)/banner-study@3x.jpg"
      let bytes = try $0.read(name)
      try $0.write(Array(bytes.prefix(bytes.count / 2)), to: name)
    },
    image("unreadable-image", "poster-stairs", "a damaged chunk") {
      let name = "Images/poster-stairs@2x.png"
      var bytes = try $0.read(name)
      // The type of the chunk after the header: 8 bytes of signature, 25 of header, 4 of length.
      bytes[37] ^= 0xFF
      try $0.write(bytes, to: name)
    },
    image("unreadable-image", "poster-stairs", "a text") {
      try $0.write("no image", to: "Images/poster-stairs@2x.png")
    },
    image("image-format-mismatch", "banner-study", of: "Learn.plist", "a JPEG named PNG") {
      try $0.copy("\(bannerSet)/banner-study@2x.jpg", to: "\(bannerSet)/banner-study@2x.png")
      try $0.remove("\(bannerSet)/banner-study@2x.jpg")
      try $0.edit("\(bannerSet)/Contents.json") { $0.replacing("@2x.jpg", with: "@2x.png") }
    },
    image("unsupported-image-format", "banner-study", of: "Learn.plist", "a loose SVG") {
      try $0.remove(bannerSet)
      try $0.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="430" height="220"/>"#,
        to: "Images/banner-study.svg")
    },
    image("image-too-small", "path-sound", of: "Learn.plist", "two thirds of the pixels") {
      try $0.write(PNGBytes.image(425, 102), to: "Images/path-sound@3x.png")
    },
    image("image-distorted", "path-sound", of: "Learn.plist", "a square") {
      try $0.write(PNGBytes.image(400, 400), to: "Images/path-sound@2x.png")
      try $0.write(PNGBytes.image(600, 600), to: "Images/path-sound@3x.png")
    },
    image("image-scale-order", "path-sound", of: "Learn.plist", "swapped scales") {
      let (small, large) = ("Images/path-sound@2x.png", "Images/path-sound@3x.png")
      let (smallBytes, largeBytes) = (try $0.read(small), try $0.read(large))
      try $0.write(largeBytes, to: small)
      try $0.write(smallBytes, to: large)
    },
    image("image-heavy", "poster-stairs", "a long comment") {
      try $0.write(
        PNGBytes.image(588, 882, note: String(repeating: "x", count: 1_000_000)),
        to: "Images/poster-stairs@3x.png")
    },
    SampleFault("missing-scale", at: "Images/path-sound@2x.png", nil, "no file for 3x") {
      try $0.remove("Images/path-sound@3x.png")
    },
    SampleFault("missing-scale", at: "Images/path-sound@3x.png", nil, "no file for 2x") {
      try $0.remove("Images/path-sound@2x.png")
    },
    image("identical-scales", "path-sound", of: "Learn.plist", "the 2x file twice") {
      try $0.copy("Images/path-sound@2x.png", to: "Images/path-sound@3x.png")
    },
    image("identical-scales", "path-sound", of: "Learn.plist", "the 3x file twice") {
      try $0.copy("Images/path-sound@3x.png", to: "Images/path-sound@2x.png")
    },
    SampleFault("unused-image", at: "Images/old@2x.png", nil, "an image of no screen") {
      try $0.write(PNGBytes.image(20, 20), to: "Images/old@2x.png")
      try $0.write(PNGBytes.image(30, 30), to: "Images/old@3x.png")
    },
    SampleFault("duplicate-image", at: "Images/tile-star@2x.png", nil, "another one's files") {
      try $0.copy("Images/tile-book@2x.png", to: "Images/tile-star@2x.png")
      try $0.copy("Images/tile-book@3x.png", to: "Images/tile-star@3x.png")
    },
    SampleFault(
      "asset-catalog", at: "\(bannerSet)/Contents.json",
      #""banner-night.jpg""#, "a file that is not there"
    ) {
      try $0.copy("\(bannerSet)/banner-study@3x.jpg", to: "\(bannerSet)/banner.jpg")
      for variant in ["@2x", "@3x", "@2x~ipad"] {
        try $0.remove("\(bannerSet)/banner-study\(variant).jpg")
      }
      try $0.write(
        """
        { "images" : [
            { "idiom" : "universal", "filename" : "banner.jpg" },
            { "idiom" : "universal", "filename" : "banner-night.jpg",
              "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] } ] }
        """, to: "\(bannerSet)/Contents.json")
    },
  ]
}

/// An image's name that is written another way.
struct SampleRenaming {
  let name: String
  let other: String

  /// Renames the first use; if no other use is left, the image is declared as used, so that there
  /// is no second fault.
  func apply(to folder: TemporaryFolder, also used: String? = nil) throws {
    for screen in ["Home.plist", "Learn.plist"] {
      let text = String(decoding: try folder.read(screen), as: UTF8.self)
      guard let range = text.range(of: "<string>\(name)</string>") else { continue }
      try folder.write(
        text.replacingCharacters(in: range, with: "<string>\(other)</string>"), to: screen)
      break
    }
    guard let used else { return }
    try folder.addSetting("<key>usedImages</key><array><string>\(used)*</string></array>")
  }
}

extension TemporaryFolder {
  /// Writes a key and its value at the start of the settings.
  fileprivate func addSetting(_ pair: String) throws {
    let start = "<plist version=\"1.0\">\n<dict>"
    try edit("Marquee.plist") { $0.replacing(start, with: start + pair) }
  }

  /// Writes a file again.
  fileprivate func edit(_ name: String, _ change: (String) -> String) throws {
    try write(change(String(decoding: try read(name), as: UTF8.self)), to: name)
  }
}
