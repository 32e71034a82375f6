/// The content of a status bar: the time, the signal, the wireless network and the battery.
///
/// Each icon is a filled area in its own box; all are drawn for previews.
package enum StatusBarShape {
  /// The time in Apple's images of new devices.
  package static let time = "9:41"

  /// An icon, its box measured in points.
  package struct Icon: Sendable {
    /// The width of the box; all boxes are 12 points high.
    package let width: Double
    package let path: String
  }

  package static let icons = [
    Icon(
      width: 18,
      path: "M0 8.5h3v3.5h-3ZM5 6h3v6h-3ZM10 3h3v9h-3ZM15 0h3v12h-3Z"),
    Icon(
      width: 17,
      path: "M8.5 9L11 11.5 8.5 12 6 11.5ZM4.6 7.6A5.5 5.5 0 0 1 12.4 7.6L10.9 9.2A3.4 3.4 0 0 0 "
        + "6.1 9.2ZM2.3 5.2A8.8 8.8 0 0 1 14.7 5.2L13.2 6.8A6.6 6.6 0 0 0 3.8 6.8ZM0 2.8A12 12 0 0 1 "
        + "17 2.8L15.5 4.4A9.8 9.8 0 0 0 1.5 4.4Z"),
    Icon(
      width: 27,
      path:
        "M3.5 0H20.5A3.5 3.5 0 0 1 24 3.5V8.5A3.5 3.5 0 0 1 20.5 12H3.5A3.5 3.5 0 0 1 0 8.5V3.5A3.5"
        + " 3.5 0 0 1 3.5 0ZM3.5 1A2.5 2.5 0 0 0 1 3.5V8.5A2.5 2.5 0 0 0 3.5 11H20.5A2.5 2.5 0 0 0 23 "
        + "8.5V3.5A2.5 2.5 0 0 0 20.5 1ZM3.6 2H20.4A1.6 1.6 0 0 1 22 3.6V8.4A1.6 1.6 0 0 1 20.4 10H3.6A1.6"
        + " 1.6 0 0 1 2 8.4V3.6A1.6 1.6 0 0 1 3.6 2ZM25 4.2C26 4.6 26.6 5.3 26.6 6S26 7.4 25 7.8Z"),
  ]
  /// The height of the boxes in points.
  package static let height = 12.0
  /// The space between two boxes in points.
  package static let spacing = 5.0
}
