package import MarqueePropertyList

extension PropertyListDocument {
  /// Whether a value is a string without a fault.
  package func isValidString(_ index: ValueIndex) -> Bool {
    self[index].kind == .string && !isDamaged(index)
  }
}
