extension Sequence where Element: Hashable {
  /// The elements, each once, where it is first.
  package func once() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
