package import MarqueeDiagnostics
import MarqueeLoading
import MarqueeValidation

extension ScreenObject {
  /// Encodes the screen as a record that a later run, another program or another machine can read.
  ///
  /// Files are named by their paths inside the content folder. Equal screens give equal bytes.
  ///
  /// - Parameters:
  ///   - root: The content folder, as a prefix of file names; `nil` for none.
  ///   - settings: The settings' name in diagnostics; `nil` for none.
  ///   - key: The key in a cache; `nil` for a separate file.
  ///   - source: The property list, if readers of the record have it too.
  package func record(
    below root: String?, settings settingsName: String? = nil, under key: ContentDigest? = nil,
    readWith source: ContentFile? = nil
  ) -> [UInt8] {
    let files = RecordedFiles(screen: file, root: root, settings: settingsName)
    var record = RecordWriter()
    record.text(outputName)
    record.digest(settings)
    record.optional(output.json) { $0.data($1) }
    record.list(diagnostics) { $0.diagnostic($1, files) }
    record.summary(summary, files)
    record.digest(libraryDigest)
    record.flag(showsLibraryPlaces)
    record.digest(imageDigest)
    record.flag(hasAllImages)
    // The text is nearly always that of the file.
    record.optional(excerpt.text == source?.bytes ? nil : excerpt.text) { $0.data($1) }
    return ChecksummedRecord.screen.encode(record.bytes, under: key)
  }

  /// Reads a record.
  ///
  /// - Parameters:
  ///   - record: The file's bytes.
  ///   - file: Returns the name to show in diagnostics, given the path of the screen's output.
  ///   - root: The content folder, as a prefix of the other file names.
  ///   - settings: The settings' name to show in diagnostics; `nil` for none.
  ///   - key: The key in a cache; `nil` for a separate file.
  ///   - source: The property list; `nil` if it is not at hand.
  package init(
    record bytes: [UInt8], below root: String?, settings settingsName: String? = nil,
    under key: ContentDigest? = nil, readWith source: ContentFile? = nil,
    named file: (String) -> String
  ) throws(ChecksummedRecord.Fault) {
    let content = try ChecksummedRecord.screen.decode(bytes, under: key)
    do throws(RecordReader.Damage) {
      self = try Self.read(content, root, settingsName, source, file)
    } catch {
      throw .damaged
    }
  }

  private static func read(
    _ bytes: ArraySlice<UInt8>, _ root: String?, _ settingsName: String?,
    _ source: ContentFile?, _ file: (String) -> String
  ) throws(RecordReader.Damage) -> ScreenObject {
    var record = RecordReader(bytes)
    let outputName = try record.path()
    let files = RecordedFiles(
      screen: file(outputName), root: root, settings: settingsName)
    let screen = ScreenObject(
      file: files.screen, outputName: outputName, settings: try record.digest(),
      output: try record.optional { record throws(RecordReader.Damage) in
        .json(Array(try record.data()))
      } ?? .refused,
      diagnostics: try record.list { record throws(RecordReader.Damage) in
        try record.diagnostic(files)
      },
      summary: try record.summary(of: outputName, files), libraryDigest: try record.digest(),
      showsLibraryPlaces: try record.flag(), imageDigest: try record.digest(),
      hasAllImages: try record.flag(),
      excerpt: SourceFile(
        name: files.screen,
        text: try record.optional { record throws(RecordReader.Damage) in
          Array(try record.data())
        } ?? source?.bytes ?? []))
    guard record.isAtEnd else { throw RecordReader.Damage() }
    return screen
  }
}

extension ChecksummedRecord {
  package static let screen = ChecksummedRecord("marquee-screen", version: 10)
}

extension RecordWriter {
  fileprivate mutating func summary(_ summary: ScreenSummary, _ files: RecordedFiles) {
    flag(summary.isComplete)
    count(summary.sectionCount)
    count(summary.itemCount)
    list(summary.items) { record, item in
      record.text(item.id)
      record.place(item.place, files)
      record.list(item.values) { record, value in
        record.text(value.key)
        record.text(value.text)
      }
    }
    list(summary.sectionIDs) { $0.text($1) }
    list(summary.sample.digests) { $0.digest(ContentDigest(first: $1, second: 0)) }
    for references in [
      summary.references.images, summary.references.links, summary.references.items,
    ] {
      list(references) { record, reference in
        record.text(reference.target.rawValue)
        record.text(reference.name)
        record.optional(reference.screen) { $0.text($1) }
        record.text(reference.role.rawValue)
        record.optional(reference.place) { $0.place($1, files) }
      }
    }
    list(summary.references.queries) { $0.query($1) }
    flag(summary.references.lacksItem)
  }
}

extension RecordReader {
  fileprivate mutating func summary(
    of name: String, _ files: RecordedFiles
  ) throws(Damage) -> ScreenSummary {
    ScreenSummary(
      name: name, isComplete: try flag(), sectionCount: try count(), itemCount: try count(),
      items: try list { record throws(Damage) in
        IdentifiedItem(
          id: try record.text(), place: try record.place(files),
          values: try record.list { record throws(Damage) in
            IdentifiedItem.Value(key: try record.text(), text: try record.text())
          })
      },
      sectionIDs: try list { record throws(Damage) in try record.text() },
      sample: ItemSample(
        digests: try list { record throws(Damage) in try record.digest().first }),
      references: References(
        images: try references(files), links: try references(files), items: try references(files),
        queries: try list { record throws(Damage) in try record.query() },
        lacksItem: try flag()))
  }

  private mutating func references(_ files: RecordedFiles) throws(Damage) -> [Reference] {
    try list { record throws(Damage) in try record.reference(files) }
  }

  private mutating func reference(_ files: RecordedFiles) throws(Damage) -> Reference {
    guard let target = Reference.Target(rawValue: try text()) else { throw Damage() }
    let name = try text()
    let screen = try optional { record throws(Damage) in try record.text() }
    guard let role = Reference.Role(rawValue: try text()) else { throw Damage() }
    return Reference(
      target, name, on: screen, as: role,
      at: try optional { record throws(Damage) in try record.place(files) })
  }
}
