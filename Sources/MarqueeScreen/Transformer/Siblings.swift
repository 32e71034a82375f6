/// Sections of a screen, or items of a section, that must have different identifiers.
struct Siblings {
  private let names: [String]
  private let mark: (Int) -> String
  private let counts: NameCounts
  /// For each name that appears more than once, the marks of those that have it.
  private let marks: [String: Set<String>]
  /// How many siblings have had a name, or a name and mark, already.
  private var takenCounts: [String: Int] = [:]

  /// Takes siblings.
  ///
  /// - Parameters:
  ///   - names: What each would be called if it were alone.
  ///   - mark: What distinguishes the one at a position from others; the same for equal content.
  init(_ names: [String], mark: @escaping (Int) -> String) {
    self.names = names
    self.mark = mark
    let counts = NameCounts(names)
    self.counts = counts
    marks =
      counts.areDistinct
      ? [:]
      : names.indices.reduce(into: [:]) { marks, position in
        guard !counts.isUnique(names[position]) else { return }
        marks[names[position], default: []].insert(mark(position))
      }
  }

  /// A derived identifier that no sibling has.
  ///
  /// - Parameters:
  ///   - prefix: What all identifiers of the siblings begin with.
  ///   - isTaken: Whether an author has given an identifier to something.
  mutating func derive(
    _ position: Int, prefix: String, isTaken: (String) -> Bool
  ) -> String {
    let name = Self.join(prefix, names[position])
    if counts.isUnique(names[position]), !isTaken(name) { return name }
    let marked = "\(name)~\(mark(position))"
    let isOfOneContent = (marks[names[position]]?.count ?? 1) == 1
    let base = isOfOneContent && !isTaken(name) ? name : marked
    while true {
      let count = takenCounts[base, default: 0] + 1
      takenCounts[base] = count
      let id = count == 1 ? base : "\(marked)-\(count)"
      if !isTaken(id) { return id }
    }
  }

  /// Two texts as one, in no more memory than it needs: there are many identifiers.
  private static func join(_ prefix: String, _ name: String) -> String {
    var text = ""
    text.reserveCapacity(prefix.utf8.count + name.utf8.count)
    text += prefix
    text += name
    return text
  }
}
