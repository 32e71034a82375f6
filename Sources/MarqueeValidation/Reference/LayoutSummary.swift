import MarqueeDiagnostics
import MarqueeScreen

enum LayoutSummary {
  /// The size of the groups, their content, and how they scroll; the appearance of a list.
  static func text(of layout: LayoutSection) -> String {
    if let list = layout.listConfiguration {
      return "a list, `\(list.appearance.rawValue)`"
    }
    let size = layout.group.size
    var text = "groups of \(length(size.width)) by \(length(size.height))"
    if case .repeating(_, let subitem, let count) = layout.group.contents {
      let noun = if case .group = subitem { "group" } else { "item" }
      text += ", \(count.counted(noun)) in each"
    }
    if layout.orthogonalScrollingBehavior != .none {
      text += ", which scroll sideways (`\(layout.orthogonalScrollingBehavior.rawValue)`)"
    }
    return text
  }

  private static func length(_ dimension: LayoutDimension) -> String {
    let scaling = dimension.scalesWithText ? " (`scalesWithText`)" : ""
    return switch dimension {
    case .fractionalWidth(let fraction): "`fractionalWidth` \(number(fraction))"
    case .fractionalHeight(let fraction): "`fractionalHeight` \(number(fraction))"
    case .absolute(let length, _): "`absolute` \(number(length))\(scaling)"
    case .estimated(let length, _): "`estimated` \(number(length))\(scaling)"
    case .uniformAcrossSiblings(let length): "`uniformAcrossSiblings` \(number(length))"
    }
  }

  /// The shortest digits, as authors write them: `200`, not `200.0`.
  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
