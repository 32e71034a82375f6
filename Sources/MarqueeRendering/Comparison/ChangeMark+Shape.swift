import MarqueeScreen

/// How kinds of changes look: each has its own color and line.
extension ChangeMark.Kind {
  /// The color, which is visible on light and dark screens, and the dashes.
  private var line: (color: String, dashes: String) {
    switch self {
    case .added: ("#1a7f37", "none")
    case .removed: ("#cf222e", "10 5")
    case .moved: ("#0969da", "2 4")
    case .edited: ("#9a6700", "14 4 3 4")
    }
  }

  /// A ring with a halo, which sets it off from any image.
  func lines(around frame: LayoutRect) -> [MarkupNode] {
    [("#ffffff", "6", "none"), (line.color, "3", line.dashes)].map { color, width, dashes in
      """
      <rect\(frame.attributes) rx="8" fill="none" stroke="\(color)" stroke-width="\(width)" \
      stroke-dasharray="\(dashes)"/>
      """
    }
  }

  /// A small ring as a separate image, hidden from assistive technology because words next to it
  /// say the same.
  var sign: MarkupNode {
    """
    <svg class="sign" width="36" height="18" viewBox="0 0 36 18" aria-hidden="true">\
    \(lines(around: LayoutRect(x: 3, y: 3, width: 30, height: 12)))</svg>
    """
  }
}
