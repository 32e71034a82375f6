/// An image in a cell.
package struct CellImage: Hashable, Sendable {
  /// The image's name; `nil` for one that is not on this machine.
  package var name: String?
  /// The radius of its corners in points.
  package var cornerRadius: Double
  /// What is in its place where there is none.
  package var placeholder: String

  package init(name: String?, cornerRadius: Double = 0, placeholder: String = "") {
    self.name = name
    self.cornerRadius = cornerRadius
    self.placeholder = placeholder
  }
}
