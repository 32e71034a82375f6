extension SolvedLayout {
  /// The frames of a section's groups, in order; empty for no such section.
  ///
  /// A layout shows no view for a group. Its frame is of use to whoever draws the layout itself.
  ///
  /// - Complexity: O(*g*) in the number of the section's groups.
  package func groupFrames(ofSection index: Int) -> [LayoutRect] {
    guard sections.indices.contains(index) else { return [] }
    let (start, bodyIndex) = sections[index]
    let body = bodies[bodyIndex]
    var frames: [LayoutRect] = []
    while frames.count < body.run.count, let part = body.run.part(at: frames.count) {
      var corner = body.corner(of: part.first.pattern, grid: grid)
      corner[axis] += start
      for group in part.indices {
        var origin = corner
        origin[body.run.axis] += part.start(at: group)
        frames.append(LayoutRect(origin: grid.round(origin), size: part.first.pattern.size))
      }
    }
    return frames
  }
}
