import MarqueeDiagnostics

/// Describes a place in the form that compilers print and editors open.
enum PlaceText {
  /// `Home.plist:12:5`; without a known text, `Home.plist: [2].contentItem[0]` or only the file.
  static func describe(_ place: Place, _ locations: Locations) -> String {
    if let start = locations.range(of: place)?.start { return "\(place.file):\(start)" }
    guard !place.codingPath.steps.isEmpty else { return place.file }
    return "\(place.file): \(MessageText.cut(place.codingPath.description))"
  }
}
