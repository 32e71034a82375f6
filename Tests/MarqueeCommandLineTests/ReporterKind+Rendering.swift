import MarqueeCommandLine

extension ReporterKind {
  /// The report in this format, as bytes in memory.
  func render(_ report: Report, style: TextStyle = .plain) -> [UInt8] {
    var bytes: [UInt8] = []
    var output = ReportOutput { bytes += $0 }
    write(report, style: style, to: &output)
    output.finish()
    return bytes
  }
}
