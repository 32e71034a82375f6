extension Sequence where Element: Hashable {
  /// The different elements, each where it is first.
  package var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
