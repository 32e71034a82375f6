import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages

/// A content folder in memory whose warnings can be written into a baseline.
struct BaselineContent {
  /// The texts of the screens, by file name.
  var screens: [String: [UInt8]]
  var root = "."

  init(_ screens: [String: String]) {
    self.screens = screens.mapValues { Array($0.utf8) }
  }

  static func grid(_ items: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <array>
      <dict>
        <key>sectionType</key>
        <string>grid</string>
        <key>contentItem</key>
        <array>
    \(items.joined(separator: "\n"))
        </array>
      </dict>
    </array>
    </plist>

    """
  }

  /// A poster; an image of its own, because one image with two texts is another fault.
  static func poster(_ description: String, image: String, id: String? = nil) -> String {
    let identifier = id.map { "<key>id</key><string>\($0)</string>" } ?? ""
    return """
          <dict>
            \(identifier)<key>description</key>
            <string>\(description)</string>
            <key>imageName</key>
            <string>\(image)</string>
          </dict>
      """
  }

  /// Two faults of one rule: in an item with an identifier, and in one without.
  static let warned = grid(
    poster("A  cat", image: "a", id: "cat"), poster("A  dog", image: "b"))

  /// The pipeline of the folder, with a baseline.
  func pipeline(_ baseline: ContentBaseline? = nil) -> ContentPipeline {
    let files = screens.sorted { $0.key < $1.key }.map { name, bytes in
      ContentFile(
        name: root == "." ? name : "\(root)/\(name)",
        outputName: String(name.dropLast(".plist".count)), bytes: bytes)
    }
    // Only images that a screen shows, because others are reported, too.
    let texts = screens.values.map { String(decoding: $0, as: UTF8.self) }
    let images = ["a", "b", "c"].filter { name in
      texts.contains { $0.contains("<string>\(name)</string>") || $0.hasPrefix("bplist") }
    }
    var content = ContentFolder(
      screens: files, images: .library(ImageLibrary(names: images)), root: root,
      hasAllScreens: true)
    content.baseline = baseline
    return ContentPipeline(content, workers: .one)
  }

  /// The file of the folder's baseline.
  func baseline(replacing old: Baseline = Baseline()) -> [UInt8] {
    pipeline().compile(.compact).baseline(replacing: old).json
  }

  /// What is reported with a baseline: the rule and the text at each place.
  func reported(_ baseline: [UInt8]) -> [String] {
    let report = pipeline(ContentBaseline(baseline, path: "baseline.json")).run()
    return report.diagnostics.filter { $0.rule != "unused-image" }.map { diagnostic in
      let source = report.sources.first { $0.name == diagnostic.place.file }
      let text = diagnostic.place.range.flatMap { source?.string(in: $0) } ?? ""
      return "\(diagnostic.rule) \(text)"
    }
  }
}
