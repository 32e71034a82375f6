import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver

extension PageData {
  /// Writes diagnostics, sections that cannot be shown, and how places are opened.
  func writeProblems(to writer: inout JSONWriter) {
    // What is written of single views takes the place of what the preview says of them.
    let shown = preview.diagnostics.enumerated().filter { judge == nil || !$1.isOfViews }
    var viewSets = NumberedValues<[Int]>()
    writer.array("diagnostics") { writer in
      for (_, diagnostic) in shown { writer.object { Self.write(diagnostic, to: &$0) } }
      writeViewProblems(&viewSets, to: &writer)
    }
    writer.array("viewSets", of: viewSets.values) { $0.array(of: $1) { $0.integer($1) } }
    let numbers = Dictionary(first: shown.enumerated().map { ($1.offset, $0) })
    writer.objects("bands", of: preview.faultySections) { writer, section in
      Self.write(section, section.diagnostic.flatMap { numbers[$0] }, to: &writer)
    }
    if let numbers = judgedNumbers {
      writer.array("judged", of: Self.runs(of: numbers)) { $0.integer($1) }
    }
    writer.member("isOutOfDate", preview.isOutOfDate ? true : nil)
    guard let editor = preview.editor else { return }
    let (way, template) =
      switch editor.address {
      case .template(let template): ("address", template)
      case .command(let template): ("command", template)
      }
    writer.object("editor") { writer in
      writer.members([("way", way), ("template", template), ("path", editor.path)])
    }
  }

  /// Writes the diagnostics of single views: for each value its messages, each with the number of
  /// its set of views, for many have the same; a set is the runs of its numbers.
  private func writeViewProblems(
    _ sets: inout NumberedValues<[Int]>, to writer: inout JSONWriter
  ) {
    guard let judge else { return }
    let numbers = judgedNumbers ?? Array(solutions.views.indices)
    var values: [PreviewDiagnostic] = []
    var found: [PreviewDiagnostic: [ViewProblem]] = [:]
    for problem in judge.find(numbers.map { solutions.views[$0] }) {
      var value = problem.diagnostic
      value.message = ""
      if found[value] == nil { values.append(value) }
      found[value, default: []].append(problem)
    }
    for value in values {
      writer.object { writer in
        Self.write(value, to: &writer)
        writer.array("in", of: found[value] ?? []) { writer, problem in
          writer.array { writer in
            writer.string(problem.diagnostic.message)
            let runs = Self.runs(of: problem.views.map { numbers[$0] })
            writer.integer(sets.number(of: runs))
          }
        }
      }
    }
  }

  /// The numbers of the views that are judged; `nil` for all.
  private var judgedNumbers: [Int]? {
    judge?.judged.map { judged in
      solutions.views.indices.filter { number in
        judged.contains { $0.isLike(solutions.views[number].id) }
      }
    }
  }

  /// The first number of each run, and how many follow each other.
  private static func runs(of numbers: [Int]) -> [Int] {
    var runs: [Int] = []
    for number in numbers {
      if let last = runs.indices.last, runs[last - 1] + runs[last] == number {
        runs[last] += 1
      } else {
        runs += [number, 1]
      }
    }
    return runs
  }

  private static func write(_ diagnostic: PreviewDiagnostic, to writer: inout JSONWriter) {
    writer.members([
      ("severity", diagnostic.severity.rawValue), ("rule", diagnostic.rule),
      ("message", diagnostic.message), ("place", diagnostic.place),
    ])
    writer.members([
      ("line", diagnostic.line), ("column", diagnostic.column), ("section", diagnostic.section),
      ("item", diagnostic.item), ("band", diagnostic.faultySection),
    ])
    guard !diagnostic.fixes.isEmpty else { return }
    writer.objects("fixes", of: diagnostic.fixes) { writer, fix in
      writer.members([("title", fix.title)])
      writer.members([("line", fix.line)])
      for (key, lines) in [("removed", fix.removed), ("added", fix.added)] {
        writer.array(key, of: lines) { $0.string($1) }
      }
    }
  }

  private static func write(
    _ section: FaultySection, _ diagnostic: Int?, to writer: inout JSONWriter
  ) {
    writer.members([
      ("severity", section.severity.rawValue), ("title", section.title),
      ("message", section.message), ("place", section.place),
    ])
    writer.members([
      ("before", section.index), ("line", section.line), ("diagnostic", diagnostic),
    ])
    writer.length("height", BandShape.height(of: section))
    writer.member("isWhole", section.isWhole ? true : nil)
  }
}

extension JSONWriter {
  fileprivate mutating func members(_ members: [(key: String, value: String)]) {
    for (key, value) in members { member(key, value) }
  }

  fileprivate mutating func members(_ members: [(key: String, value: Int?)]) {
    for (key, value) in members { member(key, value) }
  }
}
