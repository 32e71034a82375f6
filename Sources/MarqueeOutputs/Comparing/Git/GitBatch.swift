/// The answers of `git cat-file --batch`, one after another.
struct GitBatch {
  enum Answer: Hashable {
    case file([UInt8])
    /// Something else: a link that cannot be followed within its tree, or that leads to a folder.
    case notFile
    case missing
  }

  private var rest: ArraySlice<UInt8>

  init(_ output: [UInt8]) {
    rest = output[...]
  }

  /// The next answer.
  ///
  /// An answer is `NAME blob SIZE`, a line break, that many bytes, and a line break. For a link
  /// that cannot be followed within the tree it is `symlink SIZE`, `dangling SIZE`, `loop SIZE` or
  /// `notdir SIZE` with that many bytes, and for a missing object it ends with `missing`.
  mutating func next() -> Answer {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
      rest = []
      return .missing
    }
    let words = rest[..<end].split(separator: UInt8(ascii: " ")).map {
      String(decoding: $0, as: UTF8.self)
    }
    rest = rest[(end + 1)...]
    guard let count = words.last.flatMap({ Int($0) }), count >= 0, count < rest.count else {
      return .missing
    }
    let content = Array(rest.prefix(count))
    rest = rest.dropFirst(count + 1)
    return words.count == 3 && words[1] == "blob" ? .file(content) : .notFile
  }
}
