/// The shape of a star with five points, and of a row of them; the page's script gets the numbers
/// with its data.
package enum StarShape {
  /// From one star to the next, as a part of the height of the line; rounded to whole points.
  package static let pitch = 0.75
  /// From the middle of a star to its points, as a part of the pitch.
  package static let radius = 0.46
  /// The ten corners of a star of radius 1, from the top to the right: points and the notches between.
  ///
  /// They are written down, not computed, so that every platform draws the same bytes: the sines
  /// and cosines of multiples of 36 degrees, notches at four tenths of the radius.
  package static let corners: [(x: Double, y: Double)] = [
    (0, -1), (0.235114, -0.323607), (0.951057, -0.309017), (0.380423, 0.123607),
    (0.587785, 0.809017), (0, 0.4), (-0.587785, 0.809017), (-0.380423, 0.123607),
    (-0.951057, -0.309017), (-0.235114, -0.323607),
  ]
}
