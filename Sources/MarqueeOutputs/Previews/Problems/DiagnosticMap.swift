import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeRendering
import MarqueeValidation

/// A screen's diagnostics for a preview, each assigned to the section or item that it concerns.
struct DiagnosticMap {
  /// The diagnostics in the order of the file, followed by those of settings and library.
  private(set) var diagnostics: [PreviewDiagnostic]
  /// The parts of the file that cannot be shown as sections.
  private(set) var faultySections: [FaultySection] = []
  let origins: SourceMap
  /// Whether the whole file is not a property list.
  let isBroken: Bool

  /// Assigns diagnostics.
  ///
  /// - Parameters:
  ///   - found: The diagnostics of the screen, in the order of the file.
  ///   - shared: Those of the settings and the library.
  ///   - paths: How files are named.
  init(
    _ found: [Diagnostic], of screen: ScreenReport, _ shared: [SharedFaults.Fault] = [],
    paths: ShownPaths
  ) {
    let document = screen.resolved.catalog.document
    let source = document.source
    let hasLines = !document.isDerived && !source.text.isEmpty
    let lines = hasLines ? LineTable(source.text) : nil
    origins = SourceMap(screen.resolved.catalog, lines: lines)
    // All at once, because the file may be a single long line.
    let offsets = found.compactMap(\.place.range?.start)
    let locations =
      hasLines ? LocationTable(of: offsets, in: source.text, counting: .characters) : nil
    isBroken = found.contains { $0.rule == .propertyListSyntax }
    diagnostics = []
    for diagnostic in found {
      let place = diagnostic.place
      let isHere = place.file == screen.file
      let location = isHere ? place.range.flatMap { locations?.location(at: $0.start) } : nil
      let cell = isHere ? origins.cell(of: place.codingPath) : nil
      var shown = Self.shown(diagnostic, location, cell, paths)
      shown.line = location?.line
      shown.column = location?.column
      shown.faultySection = isHere ? origins.fault(of: place.codingPath) : nil
      shown.fixes = diagnostic.fixIts.map { fixIt in
        var fix = PreviewFix(of: fixIt, in: source.text, lines: isHere ? lines : nil)
        fix.title = paths.text(fix.title)
        return fix
      }
      diagnostics.append(shown)
    }
    let broken = found.map { diagnostic in
      diagnostic.rule == .propertyListSyntax ? diagnostic.place.range?.start ?? 0 : nil
    }
    let firstShared = diagnostics.count
    for fault in shared { add(fault, of: screen.file, paths) }
    addFaults(
      brokenAt: broken, file: paths.path(screen.file),
      shared: diagnostics[firstShared...].firstIndex { $0.severity == .error })
  }

  /// Adds a diagnostic of the settings or of a library item, at the cell that shows the item.
  private mutating func add(
    _ fault: SharedFaults.Fault, of screen: String, _ paths: ShownPaths
  ) {
    let diagnostic = fault.diagnostic
    let use = diagnostic.place(ofUseIn: screen)?.codingPath
    var shown = Self.shown(diagnostic, fault.location, use.flatMap(origins.cell), paths)
    shown.faultySection = use.flatMap(origins.fault)
    diagnostics.append(shown)
  }

  private static func shown(
    _ diagnostic: Diagnostic, _ location: TextLocation?, _ cell: (section: Int, item: Int?)?,
    _ paths: ShownPaths
  ) -> PreviewDiagnostic {
    let rule = RuleRegistry[diagnostic.rule]
    var shown = PreviewDiagnostic(
      severity: diagnostic.severity, rule: diagnostic.rule.description, subject: rule?.subject,
      message: paths.text(diagnostic.message), place: text(of: diagnostic.place, location, paths),
      section: cell?.section, item: cell?.item)
    shown.isOfViews = rule?.isOfViews == true
    return shown
  }

  /// Lists the parts that are not shown, each with its worst diagnostic.
  ///
  /// - Parameters:
  ///   - offsets: For each diagnostic, where the file cannot be read; `nil` if it concerns
  ///     something else.
  ///   - file: The screen's file.
  ///   - shared: The first error of the settings or the library, which explains parts without a
  ///     diagnostic of their own; `nil` if there is none.
  private mutating func addFaults(brokenAt offsets: [UInt32?], file: String, shared: Int?) {
    var faults = origins.faults
    // All faults outside the sections that break the file share one place, the first.
    var breakage: Int?
    for (index, offset) in offsets.enumerated() {
      guard let offset, diagnostics[index].section == nil, diagnostics[index].faultySection == nil
      else { continue }
      if let fault = faults.firstIndex(where: { $0.range.start <= offset && offset < $0.range.end })
      {
        diagnostics[index].faultySection = fault
        continue
      }
      if breakage == nil {
        breakage = faults.count
        faults.append(
          SourceMap.FaultyElement(
            index: origins.starts.count { $0 < offset }, title: "Part of the file",
            range: SourceRange(start: offset, end: offset), line: diagnostics[index].line,
            isShown: false))
      }
      diagnostics[index].faultySection = breakage
    }
    let order = faults.indices.sorted { faults[$0].range.start < faults[$1].range.start }
    let worstByFault = worstByFault()
    var numbers: [Int: Int] = [:]
    for index in order {
      let worst = worstByFault[index] ?? (faults[index].isShown ? nil : shared)
      // A section without items that no rule reports is intentional, and a section that is merely
      // cut off at the end of the file has no fault of its own.
      guard worst != nil || !(faults[index].isShown || breakage != nil) else { continue }
      numbers[index] = faultySections.count
      let line = faults[index].line
      faultySections.append(
        FaultySection(
          index: faults[index].index, title: faults[index].title,
          severity: worst.map { diagnostics[$0].severity } ?? .note,
          message: message(ofFaultBy: worst, isShared: worst == shared),
          place: line.map { "\(file):\($0)" } ?? file, line: line, diagnostic: worst))
    }
    for index in diagnostics.indices {
      diagnostics[index].faultySection = diagnostics[index].faultySection.flatMap { numbers[$0] }
    }
    guard origins.sections.isEmpty, numbers.keys.allSatisfy({ faults[$0].range.isEmpty }) else {
      return
    }
    addWholeFile(file)
  }

  /// The message that says why a section is not shown.
  private func message(ofFaultBy index: Int?, isShared: Bool) -> String {
    guard let index else { return "it cannot be shown" }
    return isShared
      ? "it depends on an error at \(diagnostics[index].place)" : diagnostics[index].message
  }

  /// Adds an entry that says why nothing at all is shown.
  private mutating func addWholeFile(_ file: String) {
    guard let worst = diagnostics.firstIndex(where: { $0.severity == .error }) else { return }
    let line = diagnostics[worst].line
    faultySections = [
      FaultySection(
        index: 0, title: "Nothing can be shown", severity: .error,
        message: diagnostics[worst].message, place: line.map { "\(file):\($0)" } ?? file,
        line: line, diagnostic: worst, isWhole: true)
    ]
    for index in diagnostics.indices { diagnostics[index].faultySection = 0 }
  }

  /// For each part that is not shown, the first of its worst diagnostics.
  private func worstByFault() -> [Int: Int] {
    var result: [Int: Int] = [:]
    for severity in Severity.allCases.reversed() {
      for (index, diagnostic) in diagnostics.enumerated() where diagnostic.severity == severity {
        guard let fault = diagnostic.faultySection, result[fault] == nil else { continue }
        result[fault] = index
      }
    }
    return result
  }

  private static func text(
    of place: Place, _ location: TextLocation?, _ paths: ShownPaths
  ) -> String {
    let file = paths.path(place.file)
    guard let location else {
      return place.codingPath.steps.isEmpty ? file : "\(file): \(place.codingPath)"
    }
    return "\(file):\(location)"
  }
}
