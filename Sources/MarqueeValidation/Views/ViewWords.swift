import MarqueeCells
import MarqueeSolver

extension ScreenView.ID: CustomStringConvertible {
  /// The device, and what is unusual about the view: `iPhone 15 in landscape`.
  package var description: String {
    let text = textSize == .large ? "" : " with text '\(textSize)'"
    return device.title + (orientation == .portrait ? "" : " in landscape") + text
  }
}

extension ViewFaults.Fault {
  /// The views in words; empty if only one was judged.
  var viewsPhrase: String { namesViews ? views.phrase : "" }
}

extension [ScreenView.ID] {
  /// The views in words: ` on iPhone 15 in landscape and 3 more`.
  var phrase: String {
    guard let first else { return "" }
    return " on \(first)" + (count == 1 ? "" : " and \(count - 1) more")
  }
}
