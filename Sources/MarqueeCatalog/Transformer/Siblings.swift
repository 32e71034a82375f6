/// The sections of a screen, or the items of a section, which must have different identifiers.
struct Siblings {
  private let names: [String]
  private let counts: NameCounts
  /// The marks of those whose name appears more than once, by position.
  private var marks: [Int: String] = [:]
  /// The names that appear more than once with different marks.
  private var ambiguousNames: Set<String> = []
  /// How many siblings already have a name, or a name and mark.
  private var takenCounts: [String: Int] = [:]

  /// Prepares the names of siblings.
  ///
  /// - Parameters:
  ///   - names: The name that each would have without siblings.
  ///   - mark: Returns a text that distinguishes the sibling at a position; equal content has equal
  ///     marks. It is called once per sibling, and only if the sibling's name appears more than
  ///     once.
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

  /// Derives an identifier that no sibling has.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of all siblings' identifiers.
  ///   - isTaken: Whether an identifier is an authored one.
  ///   - mark: Returns a text that distinguishes the sibling, if its plain name is taken.
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

  /// Joins two texts without spare capacity, because there are many identifiers.
  private static func join(_ prefix: String, _ name: String) -> String {
    var text = ""
    text.reserveCapacity(prefix.utf8.count + name.utf8.count)
    text += prefix
    text += name
    return text
  }
}
