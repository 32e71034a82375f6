/// The icons of tabs and of the status bar, drawn for previews.
///
/// They are lines in a square of 24 points; those of the status bar are filled areas.
package enum ChromeIcon: String, Hashable, Sendable, CaseIterable {
  case home, search, play, download, person, book, cart, heart, bell, list

  /// The outline as SVG path data, in a square of 24 points.
  package var path: String {
    switch self {
    case .home: "M4 11L12 4L20 11V20H14.5V14H9.5V20H4Z"
    case .search: "M10.5 4.5A6 6 0 1 1 10.5 16.5A6 6 0 1 1 10.5 4.5ZM15 15L20 20"
    case .play: "M4 5H20V19H4ZM10 9L15 12L10 15Z"
    case .download: "M12 4V14M8 10.5L12 14.5L16 10.5M5 19H19"
    case .person: "M12 4A4 4 0 1 1 12 12A4 4 0 1 1 12 4ZM4.5 20C5 16 8 14.5 12 14.5S19 16 19.5 20"
    case .book:
      "M12 6.5C9.5 5 7 4.7 4 5V18C7 17.7 9.5 18 12 19.5C14.5 18 17 17.7 20 18V5C17 4.7 14.5 5 12 6.5ZM12 6.5V19.5"
    case .cart: "M3 5H6L8.5 15.5H17.5L20 8H7M9.5 19.5H9.6M16.5 19.5H16.6"
    case .heart:
      "M12 19.5C7 15.5 4 12.5 4 9A4 4 0 0 1 12 7.5A4 4 0 0 1 20 9C20 12.5 17 15.5 12 19.5Z"
    case .bell:
      "M6 16.5C7.5 15 7.5 13 7.5 10.5A4.5 4.5 0 0 1 16.5 10.5C16.5 13 16.5 15 18 16.5ZM10.5 19.5H13.5"
    case .list: "M4 6.5H4.1M8 6.5H20M4 12H4.1M8 12H20M4 17.5H4.1M8 17.5H20"
    }
  }

  package static let plainPath = "M5 5H19V19H5Z"
}
