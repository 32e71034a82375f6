package import MarqueePropertyList

extension PropertyListDocument {
  package func isValidString(_ index: ValueIndex) -> Bool {
    self[index].kind == .string && !isDamaged(index)
  }
}
