package import MarqueeScreen

extension SolvedLayout {
  /// Returns the frames of a section's groups, in order; empty if the section does not exist.
  ///
  /// A layout shows no view for a group. The frames are for code that draws the layout itself.
  ///
  /// - Complexity: O(*g*) in the number of the section's groups.
  package func groupFrames(ofSection index: Int) -> [LayoutRect] {
    guard sections.indices.contains(index) else { return [] }
    let (start, bodyIndex) = sections[index]
    let body = bodies[bodyIndex]
    var frames: [LayoutRect] = []
    while frames.count < body.run.count, let part = body.run.part(at: frames.count) {
      var corner = body.corner(of: part.pattern, grid: grid)
      corner[axis] += start
      for group in part.indices {
        var origin = corner
        origin[body.run.axis] += part.start(at: group)
        frames.append(
          directed(LayoutRect(origin: grid.round(origin), size: part.pattern.size)))
      }
    }
    return frames
  }

  /// Returns the elements of one section, in the order of ``elements``; none if it does not exist.
  ///
  /// - Parameter rect: The rectangle to search, as in ``elements(in:)``; `nil` for everywhere.
  /// - Complexity: O(*k*) in the number of these elements, however many sections there are.
  package func elements(ofSection index: Int, in rect: LayoutRect? = nil) -> LayoutElements {
    let section = sections.indices.contains(index) ? index..<index + 1 : 0..<0
    return LayoutElements(self, in: rect.map(directed), sections: section, withBoundary: false)
  }

  package var layoutBoundaryElements: LayoutElements {
    LayoutElements(self, in: nil, sections: 0..<0)
  }

  /// Returns a number that two sections share if their content is equal; `nil` if the section does
  /// not exist.
  package func shapeIndex(ofSection index: Int) -> Int? {
    sections.indices.contains(index) ? sections[index].body : nil
  }
}
