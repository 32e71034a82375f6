#if canImport(Testing)
  public import MarqueeCompiler
  import MarqueePlatform
  import Testing

  /// Expects a content folder, or one property list, to be valid.
  ///
  /// ```
  /// @Test func `the catalog is valid`() throws {
  ///   let report = try expectValid("Sources/App/Content")
  ///   #expect(report.screens.count == 2)
  /// }
  /// ```
  ///
  /// Each error and warning becomes an issue at its line and column in the property list, so that a
  /// click on it leads to the fault. A warning does not fail the test unless `isStrict` is set;
  /// before Swift 6.3, which has no issues of lower severity, it is then left out. Tests that check
  /// the same content record it once in a run. Notes are not recorded.
  ///
  /// - Parameters:
  ///   - path: The path of a folder or a property list. A relative path is looked up in the folder
  ///     of the test's own file, then in each folder above it, and last in the current folder of
  ///     the process, because Xcode runs tests in another folder. The sources do not exist on a
  ///     device: put the content into the test bundle, and give its absolute path.
  ///   - isStrict: Whether a warning fails the test.
  ///   - filePath: The test's own file; leave it out.
  /// - Returns: The report, for further expectations.
  /// - Throws: `FileError` if a file or folder cannot be read.
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

  /// Expects that a screen's layout matches a snapshot with one line per section and element.
  ///
  /// ```
  /// try expectFrames(of: screen, on: .iPhone15, matches: "Expected/home-iphone-15.txt")
  /// ```
  ///
  /// A snapshot is the text that `marquee layout` prints. It is only written on request: with
  /// `MARQUEE_RECORD=1` in the environment, or with `record: true`, which also fails the test so
  /// that it does not stay in the code. A missing snapshot fails the test as well.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - device: The device to lay it out for.
  ///   - orientation: The orientation of the device.
  ///   - file: The snapshot's path; a relative one is relative to the folder of the test's own
  ///     file.
  ///   - record: Whether to write the snapshot again.
  ///   - fileID: With the next three, the place where a failure is reported; leave them out.
  ///   - filePath: The test's own file.
  ///   - line: The line.
  ///   - column: The column.
  /// - Throws: Foundation's error if a snapshot cannot be read or written.
  public func expectFrames(
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
    // A file identifier is 'module/name'; for a property list, its folder takes the module's place.
    let name = finding.path.split(separator: "/").last ?? "?"
    let location = Testing.SourceLocation(
      fileID: "Content/\(name)", filePath: finding.path, line: finding.line,
      column: finding.column)
    let comment = Comment(rawValue: finding.text)
    if isStrict || finding.severity == .error {
      Issue.record(comment, sourceLocation: location)
    } else {
      #if compiler(>=6.3)
        guard warnings.withLock({ $0.insert(finding).inserted }) else { return }
        Issue.record(comment, severity: .warning, sourceLocation: location)
      #endif
    }
  }

  /// The warnings that are recorded: every test that needs the screens of a catalog finds them
  /// again.
  private let warnings = Locked<Set<Finding>>([])
#endif
