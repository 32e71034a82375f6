/// The shade, clear at the top and dark at the bottom, that makes light text readable.
package enum ShadeShape {
  /// The opacity at places between the top, 0, and the bottom, 1; above the first it is clear.
  package static let stops: [(place: Double, opacity: Double)] = [
    (0.35, 0), (0.6, 0.28), (1, 0.78),
  ]
}
