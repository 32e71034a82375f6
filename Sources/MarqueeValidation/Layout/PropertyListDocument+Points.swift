import MarqueeDiagnostics
import MarqueePropertyList

extension PropertyListDocument {
  /// The smallest fraction that is more likely meant as points.
  private static let fewestPoints = 8.0

  /// A fix-it that makes points of a fraction; words alone for a number that is few points.
  func usePoints(at key: ValueIndex) -> FixIt {
    let number = Double(string(of: key + 1)) ?? 0
    let isPoints = number >= Self.fewestPoints
    return FixIt(
      "use <key>absolute</key> for points",
      applicability: isPoints ? .unsafe : .displayOnly,
      edits: isPoints ? [TextEdit(self[key].content, replacement: "absolute")] : [])
  }
}
