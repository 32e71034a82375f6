/// The name that a program has given to the copy of a file: 'Home copy 2', 'Home (1)'.
struct CopiedFileName {
  /// The name of the file that was copied.
  let original: String
  /// Whether a word says that it is a copy, and not only a number.
  let hasWord: Bool

  /// The Finder's and Xcode's word for a copy, and that of Windows, in the languages of many
  /// Macs; in Japanese it follows the name directly.
  private static let words = [
    "copy", "Kopie", "copie", "copia", "cópia", "kopia", "kopi", "kopio", "kopija", "kópia",
    "másolat", "kopyası", "копия", "копія", "αντίγραφο", "のコピー", "副本", "拷貝", "복사본",
    "สำเนา",
  ]

  /// What stands before the name of a copy.
  private static let prefixes = [
    "Copy of ", "Kopie von ", "Copie de ", "Copia de ", "Copia di ", "Cópia de ", "Kopie van ",
    "Kopia ",
  ]

  /// The names that a file can be a copy of; none for most.
  ///
  /// - Parameter name: The file's name without its extension; for '/', what is before the last one
  ///   is the folder.
  static func all(of name: String) -> [CopiedFileName] {
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    let file = name.dropFirst(folder.count)
    let prefixed = prefixes.first { file.hasPrefix($0) }.map { file.dropFirst($0.count) }
    let number = withoutNumber(file)
    let found: [(Substring?, Bool)] = [
      (prefixed, true), (withoutWord(file), true), (number.flatMap(withoutWord), true),
      (number, false),
    ]
    return found.compactMap { original, hasWord in
      original.flatMap {
        $0.isEmpty ? nil : CopiedFileName(original: "\(folder)\($0)", hasWord: hasWord)
      }
    }
  }

  /// The name before ' 2', '-2', ' (2)' or '(2)'; `nil` if it has no such number.
  private static func withoutNumber(_ name: Substring) -> Substring? {
    let isInBrackets = name.hasSuffix(")")
    let end = isInBrackets ? name.dropLast() : name
    let digits = end.reversed().prefix { "0123456789".contains($0) }.count
    guard (1...3).contains(digits) else { return nil }
    var rest = end.dropLast(digits)
    if isInBrackets {
      guard rest.hasSuffix("(") else { return nil }
      rest = rest.dropLast()
      return rest.hasSuffix(" ") ? rest.dropLast() : rest
    }
    if rest.hasSuffix(" ") || rest.hasSuffix("-") { return rest.dropLast() }
    // 'HomeのコピーII' has no space either.
    return withoutWord(rest) == nil ? nil : rest
  }

  /// The name before ' copy', ' - Copy', '-copy', ' (copy)' and the like; `nil` if it has no such
  /// word.
  private static func withoutWord(_ name: Substring) -> Substring? {
    let end = name.hasSuffix(")") ? name.dropLast() : name
    for word in words where end.count > word.count {
      let last = end.suffix(word.count)
      guard last.lowercased() == word.lowercased() else { continue }
      let rest = end.dropLast(word.count)
      let base = rest.trimmingEnd(" -–—_(")
      guard base.count < rest.count || word.utf8.first.map({ $0 >= 0xE3 }) == true else { continue }
      return base
    }
    return nil
  }
}

extension Substring {
  /// The text without some characters at its end.
  fileprivate func trimmingEnd(_ characters: String) -> Substring {
    var rest = self
    while let last = rest.last, characters.contains(last) { rest = rest.dropLast() }
    return rest
  }
}
