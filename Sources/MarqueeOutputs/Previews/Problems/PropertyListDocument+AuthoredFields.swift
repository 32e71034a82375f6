import MarqueePropertyList
import MarqueeRendering

extension PropertyListDocument {
  /// The largest number of characters of a value that a page shows.
  private static let maximumLength = 1000
  private static let maximumDepth = 4

  /// The authored fields of a dictionary, including unknown ones.
  func authoredFields(of dictionary: ValueIndex) -> [AuthoredField] {
    guard self[dictionary].kind == .dictionary else { return [] }
    return children(of: dictionary).map { key in
      AuthoredField(key: string(of: key), value: shownValue(of: key + 1, depth: 0))
    }
  }

  private func shownValue(of index: ValueIndex, depth: Int) -> String {
    guard depth < Self.maximumDepth else { return "…" }
    switch self[index].kind {
    case .boolean: return self[index].flags.contains(.isTrue) ? "true" : "false"
    case .data: return "data"
    case .array:
      return Self.cut(
        children(of: index).lazy.map { shownValue(of: $0, depth: depth + 1) }, separator: ", ")
    case .dictionary:
      return Self.cut(
        children(of: index).lazy.map { key in
          "\(string(of: key)): \(shownValue(of: key + 1, depth: depth + 1))"
        }, separator: "; ")
    case .key, .string, .integer, .real, .date: return Self.cut([string(of: index)], separator: "")
    }
  }

  private static func cut(_ texts: some Sequence<String>, separator: String) -> String {
    var result = ""
    for text in texts {
      if !result.isEmpty { result += separator }
      result += text
      guard result.utf8.count > maximumLength else { continue }
      let start = result.prefix(maximumLength)
      return start.endIndex == result.endIndex ? result : start + "…"
    }
    return result
  }
}
