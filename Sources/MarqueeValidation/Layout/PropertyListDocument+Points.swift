import MarqueeDiagnostics
import MarqueePropertyList

extension PropertyListDocument {
  /// The smallest number that is more likely meant as points than as a fraction.
  private static let fewestPoints = 8.0

  /// A fix-it that turns a fraction into points; without edits if it would be very few points.
  func usePoints(at key: ValueIndex) -> FixIt {
    let number = Double(string(of: key + 1)) ?? 0
    let isPoints = number >= Self.fewestPoints
    return FixIt(
      "use <key>absolute</key> for points",
      applicability: isPoints ? .unsafe : .displayOnly,
      edits: isPoints ? [TextEdit(self[key].content, replacement: "absolute")] : [])
  }
}
