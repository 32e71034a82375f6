import MarqueeDiagnostics

extension XMLScanner {
  /// Reports a fault of the text.
  mutating func report(_ fault: XMLFault, at range: Range<Int>, notes: [Note] = []) {
    faultCount += 1
    let fixIts = fault.help.map { [FixIt($0, applicability: .displayOnly)] } ?? []
    diagnostics.append(
      Diagnostic(
        rule: .propertyListSyntax, severity: .error, message: fault.message, place: place(range),
        notes: notes, fixIts: fixIts))
  }

  /// Reports a container that is nested too deeply.
  mutating func reportNesting(at range: Range<Int>) {
    faultCount += 1
    var place = place(range)
    if let parent = parentIndex {
      let document = PropertyListDocument(
        source: source, isDerived: isDerived, values: builder.values, comments: [])
      place.codingPath = document.codingPath(of: parent)
    }
    diagnostics.append(
      Diagnostic(
        rule: .propertyListNesting, severity: .error,
        message: "containers are nested more than \(Self.maximumDepth) levels deep", place: place,
        notes: [Note("what stands deeper is not read")]))
  }

  /// Reports everything from an offset to the end of the text, which is then not read.
  mutating func reportBehindRoot(from start: Int) {
    let line = text[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    report(.behindRoot, at: start..<line.endIndex)
    offset = text.count
  }

  /// A note about a place in the text.
  func note(_ message: String, at range: Range<Int>) -> Note {
    Note(message, at: place(range))
  }

  func place(_ range: Range<Int>) -> Place {
    Place(file: source.name, range: isDerived ? nil : SourceRange(range))
  }

  /// A part of the text as a string.
  func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }
}
