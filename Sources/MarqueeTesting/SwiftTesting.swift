#if canImport(Testing)
  public import MarqueeCompiler
  import MarqueeDiagnostics
  import MarqueeLayout
  public import MarqueeScreen
  public import MarqueeSolver
  import Testing

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// Expects that nothing is wrong with a content folder, or with one property list.
  ///
  /// ```
  /// @Test func `the catalog is valid`() throws {
  ///   let report = try expectValid("Sources/App/Content")
  ///   #expect(report.screens.count == 2)
  /// }
  /// ```
  ///
  /// Each error and warning is an issue of its own at its line and column in the property list, so
  /// that a click on it leads to what is wrong. A warning does not fail the test unless `isStrict`
  /// is set; before Swift 6.3, which knows no issue that passes, it is then left out. Notes are not
  /// recorded.
  ///
  /// - Parameters:
  ///   - path: The folder's path, or a property list's; a relative one is looked for beside the
  ///     test's own file, then in each folder above it. Xcode runs tests in a folder of its own, so
  ///     the working folder counts last. On a device the sources are not there: put the content
  ///     into the test bundle, and give its absolute path.
  ///   - isStrict: Whether a warning fails the test.
  ///   - filePath: The test's own file; leave it out.
  /// - Returns: The report, for further expectations.
  /// - Throws: `FileError` where a file or folder cannot be read.
  /// - Complexity: O(*n*) in the bytes of the content.
  @discardableResult
  public func expectValid(
    _ path: String, isStrict: Bool = false, filePath: String = #filePath
  ) throws -> ContentReport {
    let report = try ContentPipeline(folder: ContentSearch.path(path, from: filePath)).run()
    for finding in Finding.all(in: report) where finding.severity > .note {
      record(finding, isStrict: isStrict)
    }
    return report
  }

  /// Expects that a screen is laid out as a snapshot says: one line for each section and element.
  ///
  /// ```
  /// try assertFrames(of: screen, on: .iPhone15, matches: "Expected/home-iphone-15.txt")
  /// ```
  ///
  /// A snapshot is the text that `marquee layout` prints. It is written on purpose only: with
  /// `MARQUEE_RECORD=1` in the environment, or with `record: true`, which fails the test so that it
  /// is not left in the code. A missing snapshot fails the test as well.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - device: The device that it is laid out for.
  ///   - orientation: How the device is held.
  ///   - file: The snapshot's path; a relative one counts from the folder of the test's own file.
  ///   - record: Whether to write the snapshot again.
  ///   - fileID: Where a failure is reported, as are the others; leave them out.
  ///   - filePath: The test's own file.
  ///   - line: The line.
  ///   - column: The column.
  /// - Throws: Foundation's error where a snapshot cannot be read or written.
  public func assertFrames(
    of screen: Screen, on device: Device, orientation: Orientation = .portrait,
    matches file: String, record: Bool = false, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) throws {
    let snapshot = try FrameSnapshot(
      of: screen, on: device, orientation: orientation, file: file, beside: filePath,
      records: record, environment: ProcessInfo.processInfo.environment)
    guard let failure = snapshot.failure else { return }
    Issue.record(
      Comment(rawValue: failure),
      sourceLocation: Testing.SourceLocation(
        fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func record(_ finding: Finding, isStrict: Bool) {
    // A file's identifier is 'module/name'; of a property list the folder stands for the module.
    let name = finding.path.split(separator: "/").last ?? "?"
    let location = Testing.SourceLocation(
      fileID: "Content/\(name)", filePath: finding.path, line: finding.line,
      column: finding.column)
    let comment = Comment(rawValue: finding.text)
    if isStrict || finding.severity == .error {
      Issue.record(comment, sourceLocation: location)
    } else {
      #if compiler(>=6.3)
        Issue.record(comment, severity: .warning, sourceLocation: location)
      #endif
    }
  }
#endif
