import MarqueeDiagnostics
import MarqueePropertyList

extension PropertyListDocument {
  /// The largest number that may be meant as a fraction; a larger one is points.
  static let largestFraction = 10.0

  /// A fix-it that turns a fraction into points; without edits if it may be one.
  func usePoints(at key: ValueIndex) -> FixIt {
    let isPoints = Double(string(of: key + 1)) ?? 0 > Self.largestFraction
    return FixIt(
      "use <key>absolute</key> for points", applicability: isPoints ? .safe : .displayOnly,
      edits: isPoints ? [TextEdit(self[key].content, replacement: "absolute")] : [])
  }
}
