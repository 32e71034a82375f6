package import MarqueeCompiler
import MarqueeDiagnostics

/// The diagnostics of a folder's settings and library, for previews of its screens.
///
/// Parts of a screen may be missing because of them, without a diagnostic in the screen itself.
package struct SharedFaults: Sendable {
  /// A diagnostic with its line and column; `nil` in a file without lines.
  struct Fault: Sendable {
    let diagnostic: Diagnostic
    let location: TextLocation?
  }

  private let faults: [Fault]

  /// Locates a report's diagnostics of the settings and the library.
  ///
  /// - Complexity: O(*n*) in the bytes of their texts.
  package init(_ report: ContentReport) {
    let diagnostics = report.settingsDiagnostics
    let places = Dictionary(grouping: diagnostics, by: \.place.file)
    let tables = report.folderSources.reduce(into: [String: LocationTable]()) { tables, source in
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

  /// The diagnostics that matter for a screen: errors, and any about an item that it shows.
  func faults(of file: String) -> [Fault] {
    faults.filter { fault in
      fault.diagnostic.severity == .error || fault.diagnostic.place(ofUseIn: file) != nil
    }
  }
}

extension Diagnostic {
  /// Where a file shows the item that the diagnostic concerns; `nil` if it does not.
  func place(ofUseIn file: String) -> Place? {
    notes.lazy.compactMap(\.place).first { $0.file == file }
  }
}
