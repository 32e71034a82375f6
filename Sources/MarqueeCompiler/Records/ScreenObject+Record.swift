package import MarqueeDiagnostics

extension ScreenObject {
  /// Encodes the screen as a record that a later run, another program or another machine can read.
  ///
  /// Files are named by their paths inside the content folder. Equal screens give equal bytes.
  ///
  /// - Parameters:
  ///   - content: The content folder.
  ///   - key: The key in a cache; `nil` for a separate file.
  ///   - source: The property list if readers of the record have it too; otherwise the record holds
  ///     what diagnostics point into.
  package func record(
    in content: ContentFolder, under key: ContentDigest? = nil,
    readWith source: ContentFile? = nil
  ) -> [UInt8] {
    var record = RecordWriter(RecordedFiles(of: outputName, named: file, in: content))
    record.write(outputName, settings)
    record.optionalData(json)
    record.write(diagnostics, summary)
    record.write(libraryDigest, showsLibraryPlaces, imageDigest, hasAllImages)
    // The text is nearly always that of the file.
    record.optionalData(excerpt.text == source?.bytes ? nil : excerpt.text)
    return ChecksummedRecord.screen.encode(record.bytes, under: key)
  }

  /// Reads a record.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - content: The content folder, which may be another one than that of the writer.
  ///   - key: The key in a cache; `nil` for a separate file.
  ///   - source: The property list; `nil` if it is not at hand.
  package init(
    record bytes: [UInt8], in content: ContentFolder, under key: ContentDigest? = nil,
    readWith source: ContentFile? = nil
  ) throws(ChecksummedRecord.Fault) {
    let bytes = try ChecksummedRecord.screen.decode(bytes, under: key)
    do throws(RecordReader.Damage) {
      var record = try RecordReader(bytes, named: source?.name, in: content)
      let name = record.files.screen
      self.init(
        file: name, outputName: record.files.outputName, settings: try record.read(),
        json: try record.optionalData(), diagnostics: try record.read(), summary: try record.read(),
        libraryDigest: try record.read(), showsLibraryPlaces: try record.read(),
        imageDigest: try record.read(), hasAllImages: try record.read(),
        excerpt: SourceFile(name: name, text: try record.optionalData() ?? source?.bytes ?? []))
      guard record.isAtEnd else { throw RecordReader.Damage() }
    } catch {
      throw .damaged
    }
  }
}

extension ChecksummedRecord {
  package static let screen = ChecksummedRecord("marquee-screen", version: 11)
}
