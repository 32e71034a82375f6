/// How kinds of changes look: each has its own color, line and sign.
extension ChangeMark.Kind {
  /// The color, which is visible on light and dark screens and behind a white sign.
  var color: String {
    switch self {
    case .added: "#1a7f37"
    case .removed: "#cf222e"
    case .moved: "#0969da"
    case .edited: "#9a6700"
    }
  }

  /// The dashes of the ring.
  var dashes: String {
    switch self {
    case .added: "none"
    case .removed: "10 5"
    case .moved: "2 4"
    case .edited: "14 4 3 4"
    }
  }

  /// The sign in a circle around the point (0, 0).
  var badge: [MarkupNode] {
    let sign =
      switch self {
      case .added: "M-4 0H4M0-4V4"
      case .removed: "M-4 0H4"
      case .moved: "M0-5V5M-2.5-2.5 0-5 2.5-2.5M-2.5 2.5 0 5 2.5 2.5"
      case .edited: "M-4.5 1.5Q-2.25-3 0 0T4.5-1.5"
      }
    return [
      .make("circle", ["r": "8.5", "fill": color, "stroke": "#ffffff", "stroke-width": "1"]),
      .make(
        "path",
        [
          "d": sign, "fill": "none", "stroke": "#ffffff", "stroke-width": "1.8",
          "stroke-linecap": "round", "stroke-linejoin": "round",
        ]),
    ]
  }

  /// The sign as a separate image, hidden from assistive technology because words next to it say
  /// the same.
  var sign: MarkupNode {
    .make(
      "svg",
      [
        "class": "sign", "width": "20", "height": "20", "viewBox": "-10 -10 20 20",
        "aria-hidden": "true",
      ], badge)
  }
}
