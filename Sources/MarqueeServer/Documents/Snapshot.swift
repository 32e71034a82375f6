import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueeValidation

/// A content folder as it is at one moment, with the unsaved texts of open documents: what requests
/// are answered from.
struct Snapshot: Sendable {
  let content: ContentFolder
  let report: ContentReport
  /// The addresses of open documents, as the client writes them, by path.
  var addresses: [String: String] = [:]
  /// The paths of documents with syntax errors, whose last good texts were checked.
  var brokenPaths: Set<String> = []
  /// The settings as a tree; `nil` without settings.
  let settingsDocument: ParsedFile?
  let declarations: Declarations
  private let encoding: PositionEncoding
  /// The texts that places refer to, by the names of their files.
  private let sources: [String: SourceFile]
  /// The lines of the files that diagnostics name, which are needed for each of them.
  private let lines: [String: TextPositions]

  /// Creates a snapshot of the result of a check.
  ///
  /// - Parameter addresses: The addresses of open documents, as the client writes them, by path.
  init(
    _ content: ContentFolder, _ report: ContentReport, _ encoding: PositionEncoding,
    addresses: [String: String]
  ) {
    self.addresses = addresses
    self.content = content
    self.report = report
    self.encoding = encoding
    let settingsDocument = content.settingsFile.map(ParsedFile.init)
    self.settingsDocument = settingsDocument
    declarations = settingsDocument.map { Declarations($0.document) } ?? Declarations()
    let sources = Dictionary(
      report.sources.map { ($0.name, $0) }, uniquingKeysWith: { $0.text.isEmpty ? $1 : $0 })
    self.sources = sources
    var lines: [String: TextPositions] = [:]
    for diagnostic in report.diagnostics {
      for place in [diagnostic.place] + diagnostic.notes.compactMap(\.place)
      where lines[place.file] == nil {
        lines[place.file] = sources[place.file].map { TextPositions($0.text, encoding) }
      }
    }
    self.lines = lines
  }

  /// The section types, kinds and fields that the settings declare.
  var model: ContentModel { content.settings.contentModel }

  func screen(atPath path: String) -> ScreenReport? {
    report.screens.first { $0.parsed.file.identity == path }
  }

  /// What kind of document a file is; `nil` for one that is not part of the content.
  func kind(ofPath path: String) -> Expectation.Document? {
    if content.settingsFile?.identity == path { return .settings }
    if content.libraryFiles.contains(where: { $0.file.identity == path }) { return .library }
    return content.screens.contains { $0.identity == path } ? .screen : nil
  }

  /// The lines of a file; `nil` if its text was not read.
  func positions(inFile name: String) -> TextPositions? {
    lines[name] ?? sources[name].map { TextPositions($0.text, encoding) }
  }

  /// The images with a name: of an asset catalog, and of loose files.
  func imageSets(named name: String) -> [ImageSet] {
    report.images?.sets.filter { $0.name == name } ?? []
  }

  /// The file of the content with a path: a screen, the settings, or a file of the library.
  func file(atPath path: String) -> ContentFile? {
    (content.screens + content.libraryFiles.map(\.file) + [content.settingsFile].compactMap(\.self))
      .first { $0.identity == path }
  }

  // MARK: Places

  /// The addresses of places, without repetitions.
  ///
  /// - Complexity: O(*n*) in the bytes of their files.
  func locations(of places: [Place]) -> [Location] {
    var lines: [String: TextPositions?] = [:]
    var paths: [String: String?] = [:]
    return places.compactMap { place -> Location? in
      let path = paths[place.file] ?? Disk().target(of: place.file)
      paths[place.file] = .some(path)
      let positions = lines[place.file] ?? positions(inFile: place.file)
      lines[place.file] = .some(positions)
      guard let path else { return nil }
      return Location(
        uri: addresses[path] ?? DocumentAddress.uri(ofPath: path),
        range: Self.range(of: place, positions))
    }.distinct
  }

  /// The address of a place, with its range; the whole file begins at its start.
  func location(of place: Place) -> Location? { locations(of: [place]).first }

  func range(of place: Place) -> PositionRange {
    Self.range(of: place, positions(inFile: place.file))
  }

  private static func range(of place: Place, _ positions: TextPositions?) -> PositionRange {
    let start = Position(line: 0, character: 0)
    guard let range = place.range, let positions else {
      return PositionRange(start: start, end: start)
    }
    return positions.range(range)
  }
}
