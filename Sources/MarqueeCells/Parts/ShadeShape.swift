/// The shade from clear at the top to dark at the bottom that lets light text be read.
package enum ShadeShape {
  /// How dark the shade is at places between the top, 0, and the bottom, 1; above the first it is clear.
  package static let stops: [(place: Double, opacity: Double)] = [
    (0.35, 0), (0.6, 0.28), (1, 0.78),
  ]
}
