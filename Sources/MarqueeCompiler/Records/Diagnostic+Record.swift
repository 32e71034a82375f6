import MarqueeDiagnostics

extension RecordWriter {
  mutating func diagnostic(_ diagnostic: Diagnostic, _ files: RecordedFiles) {
    text(diagnostic.rule.description)
    text(diagnostic.part.description)
    text(diagnostic.severity.rawValue)
    text(diagnostic.message)
    place(diagnostic.place, files)
    text(diagnostic.label)
    list(diagnostic.notes) { record, note in
      record.text(note.message)
      record.optional(note.place) { $0.place($1, files) }
    }
    list(diagnostic.fixIts) { record, fixIt in
      record.text(fixIt.title)
      record.text(fixIt.applicability.rawValue)
      record.list(fixIt.edits) { record, edit in
        record.range(edit.range)
        record.data(edit.replacement)
      }
    }
    optional(diagnostic.subject) { record, subject in
      record.optional(subject.item) { $0.text($1) }
      record.text(subject.path)
      record.optional(subject.digest) { $0.digest($1) }
    }
  }

  mutating func place(_ place: Place, _ files: RecordedFiles) {
    files.write(place.file, to: &self)
    optional(place.range) { $0.range($1) }
    list(place.codingPath.steps) { record, step in
      switch step {
      case .key(let key):
        record.flag(true)
        record.text(key)
      case .index(let index):
        record.flag(false)
        record.count(index)
      }
    }
  }

  private mutating func range(_ range: SourceRange) {
    count(Int(range.start))
    count(Int(range.end - range.start))
  }
}

extension RecordReader {
  mutating func diagnostic(_ files: RecordedFiles) throws(Damage) -> Diagnostic {
    let rule = RuleIdentifier(try text())
    let part = RuleIdentifier(try text())
    guard let severity = Severity(rawValue: try text()) else { throw Damage() }
    return Diagnostic(
      rule: rule, part: part, severity: severity, message: try text(), place: try place(files),
      label: try text(),
      notes: try list { record throws(Damage) in
        Note(
          try record.text(),
          at: try record.optional { record throws(Damage) in try record.place(files) })
      },
      fixIts: try list { record throws(Damage) in try record.fixIt() },
      subject: try optional { record throws(Damage) in try record.subject() })
  }

  private mutating func subject() throws(Damage) -> DiagnosticSubject {
    DiagnosticSubject(
      item: try optional { record throws(Damage) in try record.text() }, path: try text(),
      digest: try optional { record throws(Damage) in try record.digest() })
  }

  mutating func place(_ files: RecordedFiles) throws(Damage) -> Place {
    Place(
      file: try files.read(from: &self),
      range: try optional { record throws(Damage) in try record.range() },
      codingPath: CodingPath(
        try list { record throws(Damage) in
          try record.flag() ? .key(try record.text()) : .index(try record.count())
        }))
  }

  private mutating func fixIt() throws(Damage) -> FixIt {
    let title = try text()
    guard let applicability = FixIt.Applicability(rawValue: try text()) else { throw Damage() }
    return FixIt(
      title, applicability: applicability,
      edits: try list { record throws(Damage) in
        TextEdit(try record.range(), replacement: Array(try record.data()))
      })
  }

  private mutating func range() throws(Damage) -> SourceRange {
    let start = try count()
    let length = try count()
    guard start <= UInt32.max, length <= Int(UInt32.max) - start else { throw Damage() }
    return SourceRange(start..<start + length)
  }
}
