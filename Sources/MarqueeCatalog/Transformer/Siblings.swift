/// Sections of a screen, or items of a section, that must have different identifiers.
struct Siblings {
  private let names: [String]
  private let counts: NameCounts
  /// The marks of those whose name appears more than once, by position.
  private var marks: [Int: String] = [:]
  /// The names that appear more than once with different marks.
  private var ambiguousNames: Set<String> = []
  /// How many siblings have had a name, or a name and mark, already.
  private var takenCounts: [String: Int] = [:]

  /// Takes siblings.
  ///
  /// - Parameters:
  ///   - names: What each would be called if it were alone.
  ///   - mark: What distinguishes the one at a position from others; the same for equal content. It
  ///     is asked once, and only for those whose name appears more than once.
  init(_ names: [String], mark: (Int) -> String) {
    self.names = names
    counts = NameCounts(names)
    guard !counts.areDistinct else { return }
    var firstMarks: [String: String] = [:]
    for position in names.indices where !counts.isUnique(names[position]) {
      let mark = mark(position)
      marks[position] = mark
      if let first = firstMarks[names[position]], first != mark {
        ambiguousNames.insert(names[position])
      }
      firstMarks[names[position]] = firstMarks[names[position]] ?? mark
    }
  }

  /// A derived identifier that no sibling has.
  ///
  /// - Parameters:
  ///   - prefix: What all identifiers of the siblings begin with.
  ///   - isTaken: Whether an author has given an identifier to something.
  ///   - mark: What distinguishes the one at the position, where its name alone is taken.
  mutating func derive(
    _ position: Int, prefix: String, isTaken: (String) -> Bool, mark: () -> String
  ) -> String {
    let name = Self.join(prefix, names[position])
    let isNameFree = !isTaken(name)
    if isNameFree, counts.isUnique(names[position]) { return name }
    let marked = "\(name)~\(marks[position] ?? mark())"
    let base = isNameFree && !ambiguousNames.contains(names[position]) ? name : marked
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
