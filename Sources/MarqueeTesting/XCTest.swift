#if canImport(XCTest)
  public import MarqueeCompiler
  public import XCTest

  extension XCTestCase {
    /// Asserts that a content folder, or one property list, is valid.
    ///
    /// Each error becomes a failure at its line in the property list. XCTest has no columns, so the
    /// column is in the text, and no failures of lower severity, so a warning is left out unless
    /// `isStrict` is set.
    ///
    /// - Parameters:
    ///   - path: The path of a folder or a property list. A relative path is looked up in the
    ///     folder of the test's own file, then in each folder above it, and last in the current
    ///     folder of the process, because Xcode runs tests in another folder. The sources do not
    ///     exist on a device: put the content into the test bundle, and give its absolute path.
    ///   - isStrict: Whether a warning fails the test.
    ///   - filePath: The test's own file; leave it out.
    /// - Returns: The report, for further assertions.
    /// - Throws: `FileError` if a file or folder cannot be read.
    @discardableResult
    public func assertValid(
      _ path: String, isStrict: Bool = false, filePath: String = #filePath
    ) throws -> ContentReport {
      let report = try ContentPipeline(folder: ContentSearch.path(path, from: filePath)).run()
      for finding in Finding.all(in: report)
      where finding.severity == .error || isStrict && finding.severity == .warning {
        fail(
          "\(finding.line):\(finding.column): \(finding.text)", file: finding.path,
          line: finding.line)
      }
      return report
    }

    /// Asserts that a screen's layout matches a snapshot with one line per section and element.
    ///
    /// A snapshot is only written on request: with `MARQUEE_RECORD=1` in the environment, or with
    /// `record: true`, which also fails the test so that it does not stay in the code.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - device: The device to lay it out for.
    ///   - orientation: The orientation of the device.
    ///   - file: The snapshot's path; a relative one is relative to the folder of the test's own
    ///     file.
    ///   - record: Whether to write the snapshot again.
    ///   - filePath: The test's own file, where a failure is reported; leave it and the line out.
    ///   - line: The line.
    /// - Throws: Foundation's error if a snapshot cannot be read or written.
    public func assertFrames(
      of screen: Screen, on device: Device, orientation: Orientation = .portrait,
      matches file: String, record: Bool = false, filePath: String = #filePath, line: Int = #line
    ) throws {
      let snapshot = try FrameSnapshot(
        of: screen, on: device, orientation: orientation, file: file, beside: filePath,
        records: record, environment: ProcessInfo.processInfo.environment)
      if let failure = snapshot.failure { fail(failure, file: filePath, line: line) }
    }

    /// Records a failure at a place that is only known at run time, which `XCTFail` cannot do.
    private func fail(_ text: String, file: String, line: Int) {
      #if canImport(Darwin)
        let location = XCTSourceCodeLocation(filePath: file, lineNumber: line)
        record(
          XCTIssue(
            type: .assertionFailure, compactDescription: text,
            sourceCodeContext: XCTSourceCodeContext(location: location)))
      #else
        recordFailure(withDescription: text, inFile: file, atLine: line, expected: true)
      #endif
    }
  }
#endif
