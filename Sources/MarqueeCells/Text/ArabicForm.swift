/// The form of an Arabic letter, by the neighbors that it is joined with.
package enum ArabicForm: Int, Hashable, Sendable, CaseIterable {
  case isolated
  case initial
  case medial
  case final

  init(isJoinedBefore: Bool, isJoinedAfter: Bool) {
    self = isJoinedAfter ? isJoinedBefore ? .medial : .initial : isJoinedBefore ? .final : .isolated
  }

  package var isJoinedBefore: Bool { self == .medial || self == .final }
  package var isJoinedAfter: Bool { self == .initial || self == .medial }

  /// The form of the same letter if the text ends after it.
  package var atEnd: ArabicForm {
    ArabicForm(isJoinedBefore: isJoinedBefore, isJoinedAfter: false)
  }
}
