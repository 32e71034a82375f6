import MarqueeDiagnostics
import MarqueeScreen

extension Severity: Recorded {}

extension FixIt.Applicability: Recorded {}

extension RuleIdentifier: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self.init(try record.read() as String)
  }

  func write(to record: inout RecordWriter) { record.write(description) }
}

extension Diagnostic: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self.init(
      rule: try record.read(), part: try record.read() as RuleIdentifier,
      severity: try record.read(), message: try record.read(), place: try record.read(),
      label: try record.read(), notes: try record.read(), fixIts: try record.read(),
      subject: try record.read())
  }

  func write(to record: inout RecordWriter) {
    record.write(rule, part, severity, message, place, label, notes, fixIts, subject)
  }
}

extension Place: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self.init(
      file: try record.files.read(from: &record), range: try record.read(),
      codingPath: CodingPath(try record.read() as [CodingPath.Step]))
  }

  func write(to record: inout RecordWriter) {
    record.files.write(file, to: &record)
    record.write(range, codingPath.steps)
  }
}

extension CodingPath.Step: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self = try record.read() ? .key(try record.read()) : .index(try record.read())
  }

  func write(to record: inout RecordWriter) {
    switch self {
    case .key(let key): record.write(true, key)
    case .index(let index): record.write(false, index)
    }
  }
}

extension SourceRange: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    let (start, length) = (try record.count(), try record.count())
    guard start <= UInt32.max, length <= Int(UInt32.max) - start else {
      throw RecordReader.Damage()
    }
    self.init(start..<start + length)
  }

  func write(to record: inout RecordWriter) { record.write(Int(start), Int(end - start)) }
}

extension Note: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self.init(try record.read(), at: try record.read())
  }

  func write(to record: inout RecordWriter) { record.write(message, place) }
}

extension FixIt: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self.init(
      try record.read(), applicability: try record.read(), edits: try record.read())
  }

  func write(to record: inout RecordWriter) { record.write(title, applicability, edits) }
}

extension TextEdit: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self.init(try record.read(), replacement: Array(try record.data()))
  }

  func write(to record: inout RecordWriter) {
    record.write(range)
    record.data(replacement)
  }
}

extension DiagnosticSubject: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self.init(item: try record.read(), path: try record.read(), digest: try record.read())
  }

  func write(to record: inout RecordWriter) { record.write(item, path, digest) }
}
