/// The natural width and height of a vector image in points, both above 0 and finite.
package struct PointSize: Hashable, Sendable {
  package let width: Double
  package let height: Double

  /// Makes a size; `nil` if a side is not a positive, finite number.
  package init?(width: Double, height: Double) {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    self.width = width
    self.height = height
  }
}
