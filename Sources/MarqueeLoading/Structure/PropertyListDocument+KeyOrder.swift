package import MarqueeCatalog
package import MarqueePropertyList
import MarqueeScreen

extension PropertyListDocument {
  /// Returns the keys of each dictionary in the order of its table of fields.
  ///
  /// - Parameters:
  ///   - kind: What the property list is.
  ///   - model: The kinds and types that the settings declare.
  /// - Returns: The names of the fields by dictionary. Dictionaries without a table are missing.
  /// - Complexity: O(*n*) in the values, times the fields of a table.
  package func keyOrder(
    as kind: Expectation.Document, in model: ContentModel
  ) -> [ValueIndex: [String]] {
    var order: [ValueIndex: [String]] = [:]
    var rest = root.map { [(index: $0, expected: Expectation.root(of: kind))] } ?? []
    // A list instead of recursion, because tables may nest as deep as the file does.
    while let (index, expected) = rest.popLast() {
      let isDictionary = self[index].kind == .dictionary
      let container = expected.container(isDictionary: isDictionary, in: model) {
        text($0, of: index).map(string)
      }
      let fields = container.fields(in: kind)
      if isDictionary, !fields.isEmpty { order[index] = fields.map(\.key) }
      for child in children(of: index) {
        let value = isDictionary ? child + 1 : child
        guard self[value].kind.isContainer else { continue }
        rest.append((value, container.next(after: isDictionary ? string(of: child) : nil)))
      }
    }
    return order
  }
}
