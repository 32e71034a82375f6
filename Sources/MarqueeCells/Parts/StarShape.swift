/// The shape of a star with five points, and of a row of stars.
///
/// The page's script gets these numbers with its data.
package enum StarShape {
  /// The distance between stars, as a fraction of the line's height; rounded to whole points.
  package static let pitch = 0.75
  /// The distance from the center of a star to its points, as a fraction of the pitch.
  package static let radius = 0.46
  /// The ten corners of a star of radius 1, clockwise from the top: points and the notches between
  /// them.
  ///
  /// They are constants, not computed, so that every platform draws the same bytes: the sines and
  /// cosines of multiples of 36 degrees, with the notches at four tenths of the radius.
  package static let corners: [(x: Double, y: Double)] = [
    (0, -1), (0.235114, -0.323607), (0.951057, -0.309017), (0.380423, 0.123607),
    (0.587785, 0.809017), (0, 0.4), (-0.587785, 0.809017), (-0.380423, 0.123607),
    (-0.951057, -0.309017), (-0.235114, -0.323607),
  ]
}
