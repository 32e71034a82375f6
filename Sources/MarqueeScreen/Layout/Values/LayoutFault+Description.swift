extension LayoutFault.Reason: CustomStringConvertible {
  /// The fault in words: `the first item does not fit, so nothing is laid out`.
  public var description: String {
    switch self {
    case .unusableContainer: "the container has no usable size or scale"
    case .numberOutOfRange: "a number is too large, or is not a number"
    case .lengthNotPositive: "a width or a height is not above 0"
    case .nestingTooDeep: "groups are nested too deep"
    case .groupTooLarge: "a group holds too many items"
    case .emptyGroup: "a group has no subitems"
    case .tooManyItems: "there are too many items"
    case .missingSection: "there are items, but no layout"
    case .noRoom: "the first item does not fit, so nothing is laid out"
    case .duplicateElementKind(let kind): "two views have the element kind '\(kind)'"
    }
  }
}

extension LayoutFault: CustomStringConvertible {
  /// The fault in words, with its section: `section 0: there are too many items`.
  public var description: String {
    section.map { "section \($0): \(reason)" } ?? "\(reason)"
  }
}
