/// The reason why a layout, or a section of it, is not laid out as requested.
///
/// UIKit raises an exception or shows nothing in these cases; the solver reports the reason and
/// continues with the other sections.
public struct LayoutFault: Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Error, Hashable, Sendable {
    /// The container has no usable size or scale; nothing is laid out.
    case unusableContainer
    /// A number is not finite, or its magnitude is over a billion.
    case numberOutOfRange
    /// A width or a height is 0 or negative: UIKit logs that this will end apps soon.
    case lengthNotPositive
    /// Groups are nested deeper than ``LayoutGroup/maximumNesting``.
    case nestingTooDeep
    /// One group has more than 100,000 places.
    case groupTooLarge
    /// A group has no subitems, or repeats its subitem less than once: UIKit raises an exception.
    case emptyGroup
    /// A section has more than a billion items.
    case tooManyItems
    /// A section has items but no layout.
    case missingSection
    /// The section's group has no space, or its first item does not fit: UIKit raises an exception.
    case noRoom
    /// Two views in a section have the same element kind: UIKit raises an exception.
    case duplicateElementKind(String)
  }

  /// What is wrong.
  public var reason: Reason
  /// The index of the section; `nil` for the layout as a whole.
  public var section: Int?

  package init(_ reason: Reason, section: Int? = nil) {
    self.reason = reason
    self.section = section
  }
}
