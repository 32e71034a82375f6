package import MarqueeDiagnostics
import MarqueeImages
package import MarqueeValidation

extension RuleExample {
  package var diagnostics: [Diagnostic] {
    diagnostics(of: Array(Self.withoutMarks(markedFile).utf8))
  }

  /// The diagnostics of the folder, with other bytes in place of the file that the text is in.
  package func diagnostics(of bytes: [UInt8]) -> [Diagnostic] {
    ContentPipeline(folder(with: bytes), workers: .one).run().diagnostics
  }

  package var markedFile: String { Self.text(of: markedText, frame) }

  package func folder(with bytes: [UInt8]) -> ContentFolder {
    var files = images ?? []
    var settings = settingsText.map { Self.bytes(of: $0, .settings) }
    var library = libraryText.map { Self.bytes(of: $0, .library) }
    var screens: [(name: String, bytes: [UInt8])] = []
    switch frame {
    case .settings: settings = bytes
    case .library: library = bytes
    case .contents(let path):
      files.append(.text(path, String(decoding: bytes, as: UTF8.self)))
      let item: ExampleValue = ["text": "Help"]
      screens = [(fileNames[1], Self.bytes(of: item.content, .item(of: "list")))]
    case .noScreen: break
    case .file, .sections, .items, .item, .layout: screens = [(fileNames[1], bytes)]
    }
    if let otherText {
      let frame = if case .library = frame { Frame.items(of: "basic") } else { frame }
      screens.insert((fileNames[0], Self.bytes(of: otherText, frame)), at: 0)
    }
    // Only a folder with settings has a library.
    if library != nil, settings == nil { settings = Self.bytes(of: "", .settings) }
    var content = ContentFolder(
      screens: screens.map { Self.file($0.name, $0.bytes) },
      settings: settings.map(ContentFile.settings),
      library: library.map { [Self.file("Items.plist", $0)] } ?? [],
      images: images == nil ? .unknown : .library(ImageLibrary(files)), root: ".",
      hasAllScreens: images != nil || otherText != nil || library != nil,
      faults: files.compactMap(\.fault))
    if case .contents(let path) = frame, path == content.settings.baseline?.text {
      content.baseline = ContentBaseline(bytes, path: path)
    }
    return content
  }

  private static func file(_ name: String, _ bytes: [UInt8]) -> ContentFile {
    ContentFile(name: name, outputName: String(name.dropLast(".plist".count)), bytes: bytes)
  }

  private static func bytes(of text: String, _ frame: Frame) -> [UInt8] {
    Array(self.text(of: text, frame).utf8)
  }

  private static func text(of text: String, _ frame: Frame) -> String {
    let items: ExampleValue = .xml("<array>\n\(text)\n</array>")
    let dictionary: ExampleValue = .xml("<dict>\n\(text)\n</dict>")
    let root: ExampleValue
    switch frame {
    case .file, .contents: return text
    case .noScreen: return ""
    case .settings, .library: root = dictionary
    case .sections: root = items
    case .items(let type): root = [.section("\(type)", name: "New this week", items)]
    case .item(let type): root = [.section("\(type)", name: "New this week", [dictionary])]
    case .layout:
      root = [
        "layouts": ["shelf": dictionary],
        "sections": [.section("list", layout: "shelf", [["text": "Help"]])],
      ]
    }
    return "<plist version=\"1.0\">\n\(root.xml)\n</plist>\n"
  }
}

extension ImageLibrary {
  fileprivate convenience init(_ files: [ExampleFile]) {
    var contents: [String: [UInt8]] = [:]
    var inspections: [String: ImageInspection] = [:]
    let parts = files.flatMap(\.parts)
    for file in parts {
      switch file.content {
      case .unknown: inspections[file.path] = ImageInspection()
      case .image(let inspection): inspections[file.path] = inspection
      case .text(let text): contents[file.path] = Array(text.utf8)
      case .unread: continue
      }
    }
    let entries = parts.map { file in
      FileEntry(
        path: file.path, kind: .regular,
        identity: FileIdentity(
          byteCount: inspections[file.path]?.info?.byteCount ?? 0, modificationTime: 0,
          fileNumber: 0))
    }
    self.init(ImageIndex(entries), contents: contents, inspections: inspections)
  }
}

extension ExampleFile {
  /// The files of the entry: itself, or all files of a set.
  fileprivate var parts: [ExampleFile] {
    guard case .unknown = content, path.hasSuffix(".imageset") else { return [self] }
    return [
      .text("\(path)/Contents.json", #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#),
      ExampleFile(stringLiteral: "\(path)/a.png"),
    ]
  }
}
