import MarqueeScreen

/// The elements of a solved layout, computed during iteration.
public struct LayoutElements: Sequence, Sendable {
  private let layout: SolvedLayout
  private let rect: LayoutRect?
  private let part: Part

  enum Part {
    case all
    case section(Int)
    case layoutBoundary
  }

  init(_ layout: SolvedLayout, in rect: LayoutRect?, _ part: Part = .all) {
    self.layout = layout
    self.rect = rect
    self.part = part
  }

  /// Makes an iterator at the first element.
  public func makeIterator() -> Iterator { Iterator(layout, in: rect, part) }

  /// An iterator that computes the elements of some groups at a time.
  public struct Iterator: IteratorProtocol, Sendable {
    private let layout: SolvedLayout
    private let rect: LayoutRect?
    private var sections: Range<Int>
    private var groups = 0..<0
    /// Whether the iterator has started on the groups of the current section.
    private var isInSection = false
    private var isBehindSections = false
    /// The elements of some groups, or of one section's headers and backgrounds.
    private var buffer: [LayoutElement] = []
    private var position = 0

    init(_ layout: SolvedLayout, in rect: LayoutRect?, _ part: Part) {
      self.layout = layout
      self.rect = rect
      switch part {
      case .all:
        sections = rect.map { layout.sectionIndices(near: $0) } ?? layout.sections.indices
      case .section(let index):
        sections = layout.sections.indices.contains(index) ? index..<index + 1 : 0..<0
        isBehindSections = true
      case .layoutBoundary:
        sections = 0..<0
      }
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
      } else if !isBehindSections {
        layout.appendLayoutBoundary(in: rect, to: &buffer)
        isBehindSections = true
      } else {
        return false
      }
      return true
    }
  }
}
