import MarqueeScreen

/// The elements of a solved layout, computed during iteration, those of some groups at a time.
///
/// It is its own iterator: a loop over it begins at the first element.
public struct LayoutElements: Sequence, IteratorProtocol, Sendable {
  private let layout: SolvedLayout
  private let rect: LayoutRect?
  private var sections: Range<Int>
  private var groups = 0..<0
  /// Whether the iteration has started on the groups of the current section.
  private var isInSection = false
  /// Whether the views around all sections are left.
  private var hasBoundary: Bool
  /// The elements of some groups, or of one section's headers and backgrounds.
  private var buffer: [LayoutElement] = []
  private var position = 0

  init(
    _ layout: SolvedLayout, in rect: LayoutRect?, sections: Range<Int>, withBoundary: Bool = true
  ) {
    self.layout = layout
    self.rect = rect
    self.sections = sections
    hasBoundary = withBoundary
  }

  /// Returns the next element; `nil` after the last.
  public mutating func next() -> LayoutElement? {
    while position == buffer.count {
      buffer.removeAll(keepingCapacity: true)
      position = 0
      guard fillBuffer() else { return nil }
    }
    defer { position += 1 }
    return buffer[position]
  }

  /// Computes the elements of the next piece; returns `false` after the last piece.
  private mutating func fillBuffer() -> Bool {
    if !groups.isEmpty {
      layout.appendElements(
        ofGroups: &groups, section: sections.lowerBound, in: rect, to: &buffer)
    } else if isInSection {
      layout.appendExtras(ofSection: sections.lowerBound, in: rect, to: &buffer)
      isInSection = false
      sections.removeFirst()
    } else if let section = sections.first {
      groups = layout.groupIndices(inSection: section, near: rect)
      isInSection = true
    } else if hasBoundary {
      layout.appendLayoutBoundary(in: rect, to: &buffer)
      hasBoundary = false
    } else {
      return false
    }
    return true
  }
}
