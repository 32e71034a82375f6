import MarqueeDiagnostics

/// The line and column of every place in a report.
struct Locations {
  private var tables: [String: LocationTable] = [:]

  /// Locates the places of all diagnostics, notes and edits, file by file.
  init(_ report: Report, counting unit: ColumnUnit) {
    var offsets: [String: [UInt32]] = [:]
    func add(_ range: SourceRange?, in file: String) {
      guard let range else { return }
      offsets[file, default: []].append(range.start)
      offsets[file, default: []].append(range.end)
    }
    for diagnostic in report.diagnostics {
      add(diagnostic.place.range, in: diagnostic.place.file)
      for place in diagnostic.notes.compactMap(\.place) { add(place.range, in: place.file) }
      for edit in diagnostic.fixIts.flatMap(\.edits) { add(edit.range, in: diagnostic.place.file) }
    }
    for (file, offsets) in offsets {
      guard let source = report.sources[file] else { continue }
      tables[file] = LocationTable(of: offsets, in: source.text, counting: unit)
    }
  }

  /// Where a place is; `nil` if it has no range, or its file's text is not known.
  func range(of place: Place) -> LocatedRange? {
    place.range.flatMap { range($0, in: place.file) }
  }

  /// Where a range of a file is; `nil` if the file's text is not known.
  func range(_ range: SourceRange, in file: String) -> LocatedRange? {
    tables[file]?.range(range)
  }

  func lines(of file: String) -> LineTable? {
    tables[file]?.lines
  }
}
