import MarqueeDiagnostics

/// What is wrong with the settings and the library of a folder, as previews of its screens tell it.
///
/// A screen that rests on what is faulty lacks something without a diagnostic of its own.
package struct SharedFaults: Sendable {
  /// A diagnostic with its line and column; `nil` in a file without lines.
  struct Fault: Sendable {
    let diagnostic: Diagnostic
    let location: TextLocation?
  }

  private let faults: [Fault]

  /// No faults.
  package static let none = SharedFaults([], in: [])

  /// Locates diagnostics.
  ///
  /// - Parameter sources: The texts of the settings and of the library; empty for binary ones.
  /// - Complexity: O(*n*) in the bytes of the texts.
  init(_ diagnostics: [Diagnostic], in sources: [SourceFile]) {
    let places = Dictionary(grouping: diagnostics, by: \.place.file)
    let tables = sources.reduce(into: [String: LocationTable]()) { tables, source in
      guard let diagnostics = places[source.name], !source.text.isEmpty else { return }
      tables[source.name] = LocationTable(
        of: diagnostics.compactMap(\.place.range?.start), in: source.text, counting: .characters)
    }
    faults = diagnostics.map { diagnostic in
      Fault(
        diagnostic: diagnostic,
        location: diagnostic.place.range.flatMap { range in
          tables[diagnostic.place.file]?.location(at: range.start)
        })
    }
  }

  /// Those that matter for a screen: errors, and whatever is said of an item that it shows.
  func faults(of file: String) -> [Fault] {
    faults.filter { fault in
      fault.diagnostic.severity == .error || fault.diagnostic.place(ofUseIn: file) != nil
    }
  }
}

extension Diagnostic {
  /// Where a file shows what the diagnostic is about; `nil` if it does not.
  func place(ofUseIn file: String) -> Place? {
    notes.lazy.compactMap(\.place).first { $0.file == file }
  }
}
