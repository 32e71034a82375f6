extension Array {
  /// Divides the elements by a condition, each part in order.
  package func partitioned(
    where isFirst: (Element) -> Bool
  ) -> (first: [Element], second: [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
