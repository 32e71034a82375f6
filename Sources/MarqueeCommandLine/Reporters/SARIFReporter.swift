import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeScreen

/// Writes a SARIF 2.1.0 log (OASIS), as code scanning services read it.
///
/// A log has one run, with the rules that were broken, and one result per diagnostic. Columns count
/// Unicode scalars (`columnKind`), and a CR without an LF ends a line too. Display-only fix-its are
/// left out, because SARIF viewers offer to apply every fix.
struct SARIFReporter {
  private let report: Report
  private let locations: Locations
  /// The rules that were broken, in order.
  private let rules: [RuleIdentifier]
  private let ruleIndices: [RuleIdentifier: Int]

  init(_ report: Report) {
    self.report = report
    locations = Locations(report, counting: .scalars)
    rules = Set(report.diagnostics.map(\.rule)).sorted()
    ruleIndices = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
  }

  /// Writes the report as SARIF, two spaces per level, with a line break at the end.
  func write(to output: inout ReportOutput) {
    var writer = JSONWriter(style: .pretty)
    writer.object { writer in
      writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.array("runs") { $0.object { writeRun(to: &$0, sendingTo: &output) } }
    }
    writer.endOfFile()
    output.move(from: &writer)
  }

  private func writeRun(to writer: inout JSONWriter, sendingTo output: inout ReportOutput) {
    writer.object("tool") { writer in
      writer.object("driver") { writer in
        writer.member("name", "marquee")
        writer.member("semanticVersion", report.toolVersion)
        writer.objects("rules", of: rules) { write($1, to: &$0) }
      }
    }
    writer.member("columnKind", "unicodeCodePoints")
    writer.array("newlineSequences", of: ["\r\n", "\n", "\r"]) { $0.string($1) }
    writer.array("results") { writer in
      var fingerprints = UniqueFingerprints()
      for diagnostic in report.diagnostics {
        let source = report.sources[diagnostic.place.file]
        write(diagnostic, fingerprint: fingerprints.next(of: diagnostic, in: source), to: &writer)
        output.move(from: &writer)
      }
    }
  }

  private func write(_ rule: RuleIdentifier, to writer: inout JSONWriter) {
    writer.member("id", rule.description)
    guard let description = report.rules[rule] else { return }
    writeMessage("shortDescription", description.summary, to: &writer)
    writeMessage("help", description.help, to: &writer)
  }

  private func write(
    _ diagnostic: Diagnostic, fingerprint: String, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("ruleId", diagnostic.rule.description)
      writer.member("ruleIndex", ruleIndices[diagnostic.rule] ?? -1)
      writer.member("level", diagnostic.severity.rawValue)
      writeMessage("message", diagnostic.messageWithNotes, to: &writer)
      writer.array("locations") { $0.object { write(diagnostic.place, to: &$0) } }
      writeRelatedLocations(of: diagnostic, to: &writer)
      writer.object("partialFingerprints") { $0.member("ruleSubject/v2", fingerprint) }
      writeFixes(of: diagnostic, to: &writer)
    }
  }

  private func write(_ place: Place, to writer: inout JSONWriter) {
    writer.object("physicalLocation") { writer in
      writeArtifact(place.file, to: &writer)
      guard let range = locations.range(of: place) else { return }
      writeRegion("region", range, to: &writer)
    }
    guard !place.codingPath.steps.isEmpty else { return }
    writer.array("logicalLocations") { writer in
      writer.object { writer in
        writer.member("fullyQualifiedName", place.codingPath.description)
        writer.member("kind", "value")
      }
    }
  }

  private func writeRelatedLocations(of diagnostic: Diagnostic, to writer: inout JSONWriter) {
    let notes = diagnostic.notes.compactMap { note in note.place.map { (note.message, $0) } }
    guard !notes.isEmpty else { return }
    writer.objects("relatedLocations", of: notes) { writer, note in
      write(note.1, to: &writer)
      writeMessage("message", note.0, to: &writer)
    }
  }

  private func writeFixes(of diagnostic: Diagnostic, to writer: inout JSONWriter) {
    let file = diagnostic.place.file
    let fixIts = diagnostic.fixIts.filter { fixIt in
      fixIt.applicability != .displayOnly && !fixIt.edits.isEmpty
        && fixIt.edits.allSatisfy { locations.range($0.range, in: file) != nil }
    }
    guard !fixIts.isEmpty else { return }
    writer.objects("fixes", of: fixIts) { writer, fixIt in
      writeMessage("description", fixIt.title, to: &writer)
      writer.array("artifactChanges") {
        $0.object { writeChange(fixIt.edits, of: file, to: &$0) }
      }
    }
  }

  private func writeChange(_ edits: [TextEdit], of file: String, to writer: inout JSONWriter) {
    writeArtifact(file, to: &writer)
    writer.array("replacements") { writer in
      for edit in edits {
        guard let range = locations.range(edit.range, in: file) else { continue }
        writer.object { writer in
          writeRegion("deletedRegion", range, to: &writer)
          guard !edit.replacement.isEmpty else { return }
          writer.object("insertedContent") {
            $0.member("text", String(decoding: edit.replacement, as: UTF8.self))
          }
        }
      }
    }
  }

  private func writeArtifact(_ file: String, to writer: inout JSONWriter) {
    writer.object("artifactLocation") { $0.member("uri", RelativeURI.reference(forPath: file)) }
  }

  private func writeRegion(_ key: String, _ range: LocatedRange, to writer: inout JSONWriter) {
    writer.object(key) { writer in
      writer.member("startLine", range.start.line)
      writer.member("startColumn", range.start.column)
      writer.member("endLine", range.end.line)
      writer.member("endColumn", range.end.column)
    }
  }

  private func writeMessage(_ key: String, _ text: String, to writer: inout JSONWriter) {
    writer.object(key) { $0.member("text", SARIFMessage.escape(text)) }
  }
}
