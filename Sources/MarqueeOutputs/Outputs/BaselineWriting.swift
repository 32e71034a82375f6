package import MarqueeCompiler

/// The file of a baseline that is written, or written again.
package struct BaselineWriting {
  private let path: String
  /// What the file holds now; `nil` if there is none.
  package let old: ContentBaseline?

  /// Reads what the file holds, of which nothing may be lost.
  ///
  /// - Throws: ``FileError`` for a file that cannot be read, for a link, and for a file that is
  ///   part of the content.
  package init(to path: String, for pipelines: [ContentPipeline]) throws(FileError) {
    self.path = path
    for root in pipelines.compactMap(\.content.root) {
      try OutputPlace.check(file: path, isNoneOf: root)
    }
    old = try ContentBaseline.replaced(at: path)
  }

  /// Writes what was found.
  ///
  /// - Returns: The number of entries, and whether the file has changed.
  package func write(_ reports: [CompiledContent]) throws(FileError) -> (
    count: Int, isChanged: Bool
  ) {
    let baseline = reports.reduce(old?.baseline ?? Baseline()) { baseline, report in
      report.baseline(replacing: baseline)
    }
    return (baseline.counts.count, try Disk().write(baseline.json, to: path))
  }
}
