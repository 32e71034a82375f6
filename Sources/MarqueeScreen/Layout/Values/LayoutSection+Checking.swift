extension LayoutConfiguration {
  /// Throws if a number is out of range, a length is not above 0, or two views have the same
  /// element kind.
  package func checkForDisplay() throws(LayoutFault.Reason) {
    try LayoutValidation.check(self)
    var kinds: Set<String> = []
    for item in boundarySupplementaryItems where !kinds.insert(item.elementKind).inserted {
      throw .duplicateElementKind(item.elementKind)
    }
  }
}

extension LayoutSection {
  /// The largest length in points, and the largest fraction, that a layout can have.
  package static let maximumNumber = 1e9

  /// The most places that one group can have, including those of nested groups.
  package static let maximumGroupCount = 100_000

  /// Throws the first fault for which UIKit would raise an exception or hang in any view: numbers
  /// out of range, lengths that are not above 0, groups without subitems, groups nested too deep or
  /// too large, or two views with the same element kind.
  ///
  /// Whether a group has room depends on the view: see ``LayoutGroup/hasRoom(in:_:)``.
  ///
  /// - Complexity: O(*n*) in the parts of the layout, up to its limits.
  package func checkForDisplay() throws(LayoutFault.Reason) {
    try LayoutValidation.check(self)
    guard !group.isEmptyInside else { throw .emptyGroup }
    if let kind = LayoutValidation.duplicateElementKind(in: self) {
      throw .duplicateElementKind(kind)
    }
    try regular?.checkForDisplay()
  }
}
