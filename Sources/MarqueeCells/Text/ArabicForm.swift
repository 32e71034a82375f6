/// The form of an Arabic letter: isolated, or joined with its neighbors.
package struct ArabicForm: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let joinedAfter = ArabicForm(rawValue: 1)
  package static let joinedBefore = ArabicForm(rawValue: 2)
}
