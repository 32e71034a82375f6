import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeValidation
import TestSupport

/// An example of a rule whose sections write items, and all ways to write these elsewhere.
struct SplitExample: Sendable {
  let rule: Rule
  let number: Int
  /// The example, with settings and as a whole folder, as every split is.
  let inline: ContentFolder
  let report: ContentReport
  private let screens: [ParsedFile]
  private let settings: ParsedFile
  private let items: [SplitItem]

  /// About one in three, or all; see ``Sample``.
  static let some = RuleRegistry.all.flatMap { rule in
    rule.allExamples.enumerated().map { (rule, $0 + 1, $1) }
  }.sample(oneIn: 3).compactMap { SplitExample($0, $1, $2) }

  private init?(_ rule: Rule, _ number: Int, _ example: RuleExample) {
    switch example.frame {
    case .settings, .library, .contents, .noScreen: return nil
    case .file, .sections, .items, .item, .layout: break
    }
    self.rule = rule
    self.number = number
    let bytes = Array(RuleExample.withoutMarks(example.markedFile).utf8)
    let folder = example.folder(with: bytes)
    let empty = Array("<plist version=\"1.0\">\n<dict>\n</dict>\n</plist>\n".utf8)
    settings = ParsedFile(folder.settingsFile ?? .settings(empty))
    inline = Self.folder(
      like: folder, screens: folder.screens, settings: settings.file,
      library: folder.libraryFiles.map(\.file))
    let report = ContentPipeline(inline, workers: .one).run()
    self.report = report
    screens = inline.screens.map(ParsedFile.init)
    // What cannot be read as a whole cannot be taken apart.
    guard
      screens.allSatisfy({ screen in
        !screen.isDerived && screen.document.root != nil && screen.text.text == screen.file.bytes
          && !screen.syntaxDiagnostics.contains { $0.severity == .error }
      })
    else { return nil }
    // Two items of a screen cannot share a key of the library.
    let all = Self.items(of: screens, report)
    items = all.filter { item in
      all.count { $0.id == item.id && $0.file == item.file } == 1
    }
    guard !items.isEmpty else { return nil }
  }

  private static func items(of screens: [ParsedFile], _ report: ContentReport) -> [SplitItem] {
    var items: [SplitItem] = []
    var section = 0
    for (screen, checked) in zip(screens, report.screens) {
      let document = screen.document
      guard let root = document.root else { continue }
      let list = document.member("sections", of: root)?.value ?? root
      guard document[list].kind == .array else { continue }
      let sections = Array(document.children(of: list))
      let shown = checked.scene.screen.sections
      for (position, index) in sections.enumerated() {
        section += 1
        guard let type = document.member("sectionType", of: index)?.value,
          let kind = report.contentModel.sectionTypes[document.string(of: type)]?.itemKind,
          let array = document.member("contentItem", of: index)?.value,
          document[array].kind == .array
        else { continue }
        let elements = Array(document.children(of: array))
        let ids =
          shown.count == sections.count && shown[position].items.count == elements.count
          ? shown[position].items.map(\.id) : []
        for (place, element) in elements.enumerated() where document[element].kind == .dictionary {
          guard document.member("item", of: element) == nil,
            document.member("kind", of: element) == nil
          else { continue }
          let own = document.member("id", of: element).map { document.string(of: $0.value) }
          items.append(
            SplitItem(
              document: document, index: element, section: section, kind: kind,
              id: own ?? (ids.isEmpty ? "item-\(section)-\(place + 1)" : ids[place]),
              number: items.count))
        }
      }
    }
    return items
  }

  // MARK: Ways

  var splits: [Split] {
    let alone = items.map { inLibrary([$0], "item \($0.number + 1)") }
    return (items.count > 1 ? [inLibrary(items, "all items")] : []) + alone
      + items.flatMap { item in item.movableKeys.flatMap { overrides($0, of: item) } }
      + queries + defaults
  }

  /// Items in the library; of two different ones with the same identifier, only the first.
  private func inLibrary(_ items: [SplitItem], _ name: String) -> Split {
    var split = Split(way: .library, name: name)
    var entries: [String: [UInt8]] = [:]
    for item in inline.library.library.items { entries[item.id] = [] }
    for item in items {
      let entry = item.entry()
      if entries[item.id] == nil { split.library.append(entry) }
      guard entries[item.id, default: entry.bytes] == entry.bytes else { continue }
      entries[item.id] = entry.bytes
      split.edits.append(Split.Edit(item.file, item.range, item.reference()))
    }
    return split
  }

  private func overrides(_ key: ValueIndex, of item: SplitItem) -> [Split] {
    guard inline.library.library[item.id] == nil else { return [] }
    let range = item.range(ofMember: key)
    let isClean = !report.diagnostics.contains { diagnostic in
      diagnostic.place.file == item.file
        && diagnostic.place.range.map { range.overlaps($0.offsets) } ?? false
    }
    func split(_ way: Split.Way, _ value: String?) -> Split {
      Split(
        way: way, name: "\(item.document.string(of: key)) of item \(item.number + 1)",
        edits: [Split.Edit(item.file, item.range, item.reference(overriding: key))],
        library: item.entry(without: key, writing: value))
    }
    let harmless = item.harmlessValue(
      for: key, isClean: isClean, images: report.images?.sets.map(\.name))
    return (item.isOptional(key) ? [split(.override, nil)] : [])
      + (harmless.map { [split(.harmless, $0)] } ?? [])
  }

  private var queries: [Split] {
    Set(items.map(\.section)).sorted().compactMap { section in
      let own = items.filter { $0.section == section }
      guard let first = own.first, let list = first.document.parent(of: first.index),
        own.count == first.document.children(of: list).reduce(0, { count, _ in count + 1 }),
        Set(own.map(\.id)).count == own.count,
        !inline.library.library.items.contains(where: { $0.kind == first.kind })
      else { return nil }
      let document = first.document
      var text = MovedText()
      text.write("<key>query</key>\n<dict>\n<key>kind</key>\n")
      text.write("<string>\(first.kind.name)</string>\n</dict>")
      var split = Split(way: .query, name: "section \(section)")
      split.edits = [
        Split.Edit(
          first.file,
          document[list - 1].range.offsets.lowerBound..<document[list].range.offsets.upperBound,
          text)
      ]
      for item in own { split.library.append(item.entry()) }
      return split
    }
  }

  /// The fields of own kinds whose value all items share.
  private var defaults: [Split] {
    let document = settings.document
    guard let root = document.root, let kinds = document.member("itemKinds", of: root)?.value,
      inline.libraryFiles.isEmpty, document[kinds].kind == .dictionary
    else { return [] }
    return document.children(of: kinds).flatMap { kind -> [Split] in
      let name = document.string(of: kind)
      let own = items.filter { $0.kind.name == name }
      guard let first = own.first, let fields = document.member("fields", of: kind + 1)?.value
      else { return [] }
      return first.movableKeys.compactMap { key in
        let keyName = first.document.string(of: key)
        let members = own.compactMap { item in
          item.document.member(keyName, of: item.index).map { (item, $0.key) }
        }
        let values = Set(
          members.map { item, key in
            Array(item.document.source.text[item.document[key + 1].range.offsets])
          })
        guard let field = document.member(keyName, of: fields)?.value, values.count == 1,
          members.count == own.count, document[field].kind == .dictionary,
          document.member("default", of: field) == nil
        else { return nil }
        var text = MovedText()
        text.copy(
          document[field].content.offsets, of: document,
          without: document.member("required", of: field).map {
            [
              document[$0.key].range.offsets
                .lowerBound..<document[$0.value].range.offsets.upperBound
            ]
          } ?? [])
        text.write("<key>default</key>\n")
        text.copy(first.document[key + 1].range.offsets, of: first.document)
        return Split(
          way: .byDefault, name: "\(keyName) of '\(name)'",
          edits: [Split.Edit(settings.file.name, document[field].content.offsets, text)]
            + members.map { Split.Edit($0.file, $0.range(ofMember: $1)) })
      }
    }
  }

  // MARK: Folders

  /// The folder of a split, and the texts of its files.
  func content(of split: Split) -> (folder: ContentFolder, texts: [String: MovedText]) {
    var texts: [String: MovedText] = [:]
    for file in screens + [settings] + inline.libraryFiles {
      texts[file.file.name] = text(of: file, split)
    }
    var library = inline.libraryFiles.map(\.file)
    if library.isEmpty, !split.library.isEmpty {
      var text = MovedText()
      text.write("<plist version=\"1.0\">\n<dict>\n")
      text.append(split.library)
      text.write("</dict>\n</plist>\n")
      texts["Items.plist"] = text
      library = [ContentFile(name: "Items.plist", outputName: "Items", bytes: [])]
    }
    func current(_ file: ContentFile) -> ContentFile {
      file.replacing(bytes: texts[file.name]?.bytes ?? file.bytes)
    }
    return (
      Self.folder(
        like: inline, screens: inline.screens.map(current), settings: current(settings.file),
        library: library.map(current)), texts
    )
  }

  private func text(of file: ParsedFile, _ split: Split) -> MovedText {
    let document = file.document
    var edits = split.edits.filter { $0.file == file.file.name }
    if file.file.name == inline.libraryFiles.first?.file.name, let root = document.root {
      let end = document[root].content.offsets.upperBound
      edits.append(Split.Edit(file.file.name, end..<end, split.library))
    }
    var text = MovedText()
    var start = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text.copy(start..<edit.range.lowerBound, of: document)
      text.append(edit.text)
      start = edit.range.upperBound
    }
    text.copy(start..<document.source.text.count, of: document)
    return text
  }

  private static func folder(
    like folder: ContentFolder, screens: [ContentFile], settings: ContentFile,
    library: [ContentFile]
  ) -> ContentFolder {
    ContentFolder(
      screens: screens, settings: settings, library: library, images: folder.images,
      root: folder.root, hasAllScreens: true, faults: folder.faults)
  }
}
