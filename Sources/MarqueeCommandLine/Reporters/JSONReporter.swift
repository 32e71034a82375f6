import MarqueeDiagnostics
import MarqueeScreen

/// Writes diagnostics for programs, as one JSON object.
///
/// ```
/// { "version": 1,                     the version of this shape
///   "tool": { "name": "marquee", "version": "1.2.0" },
///   "summary": { "errors": 1, "warnings": 0, "notes": 0, "fixable": 1 },
///   "diagnostics": [
///     { "rule": "nested-item", "severity": "error", "message": "…", "label": "…",
///       "place": {
///         "file": "Home.plist", "codingPath": "[2].contentItem[0]",
///         "line": 4, "column": 5, "endLine": 4, "endColumn": 13,
///         "startOffset": 90, "endOffset": 98 },
///       "notes": [ { "message": "…", "place": { … } } ],
///       "fixIts": [
///         { "title": "…", "applicability": "safe",
///           "edits": [ { "line": … , "endOffset": 98, "replacement": "…" } ] } ] } ] }
/// ```
///
/// Keys are in this order. Severities are `error`, `warning`, `note`; applicabilities `safe`,
/// `unsafe`, `displayOnly`. Lines and columns count from 1, columns in characters (extended
/// grapheme clusters); the end is after the last character. Offsets count bytes from 0 in the text
/// as UTF-8 without a byte order mark. `codingPath` is the empty string for the whole file or its
/// root. A place without a range lacks all six keys of the range; if the file's text is not known,
/// only `line`, `column`, `endLine` and `endColumn` are missing. A note without a place lacks
/// `place`.
enum JSONReporter {
  /// Writes the report as JSON, two spaces per level, with a line break at the end.
  static func write(_ report: Report, to output: inout ReportOutput) {
    let locations = Locations(report, counting: .characters)
    var writer = JSONWriter(style: .pretty)
    writer.object { writer in
      writer.member("version", 1)
      writer.object("tool") { writer in
        writer.member("name", "marquee")
        writer.member("version", report.toolVersion)
      }
      writer.object("summary") { writer in
        writer.member("errors", report.count(of: .error))
        writer.member("warnings", report.count(of: .warning))
        writer.member("notes", report.count(of: .note))
        writer.member("fixable", report.fixableCount)
      }
      writer.array("diagnostics", of: report.diagnostics) { writer, diagnostic in
        write(diagnostic, locations, to: &writer)
        output.move(from: &writer)
      }
    }
    writer.endOfFile()
    output.move(from: &writer)
  }

  private static func write(
    _ diagnostic: Diagnostic, _ locations: Locations, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("rule", diagnostic.rule.description)
      writer.member("severity", diagnostic.severity.rawValue)
      writer.member("message", diagnostic.message)
      writer.member("label", diagnostic.label)
      write(diagnostic.place, locations, to: &writer)
      writer.objects("notes", of: diagnostic.notes) { writer, note in
        writer.member("message", note.message)
        if let place = note.place { write(place, locations, to: &writer) }
      }
      writer.objects("fixIts", of: diagnostic.fixIts) { writer, fixIt in
        write(fixIt, in: diagnostic.place.file, locations, to: &writer)
      }
    }
  }

  private static func write(
    _ fixIt: FixIt, in file: String, _ locations: Locations, to writer: inout JSONWriter
  ) {
    writer.member("title", fixIt.title)
    writer.member("applicability", fixIt.applicability.rawValue)
    writer.objects("edits", of: fixIt.edits) { writer, edit in
      writeRange(edit.range, in: file, locations, to: &writer)
      writer.member("replacement", String(decoding: edit.replacement, as: UTF8.self))
    }
  }

  private static func write(_ place: Place, _ locations: Locations, to writer: inout JSONWriter) {
    writer.object("place") { writer in
      writer.member("file", place.file)
      writer.member("codingPath", place.codingPath.description)
      guard let range = place.range else { return }
      writeRange(range, in: place.file, locations, to: &writer)
    }
  }

  private static func writeRange(
    _ range: SourceRange, in file: String, _ locations: Locations, to writer: inout JSONWriter
  ) {
    if let located = locations.range(range, in: file) {
      writer.member("line", located.start.line)
      writer.member("column", located.start.column)
      writer.member("endLine", located.end.line)
      writer.member("endColumn", located.end.column)
    }
    writer.member("startOffset", Int(range.start))
    writer.member("endOffset", Int(range.end))
  }
}
