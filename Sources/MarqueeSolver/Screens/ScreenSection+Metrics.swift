import MarqueeModels
import MarqueeScreen

extension ScreenSection {
  /// What the height of its cells depends on; `nil` if that is not their text.
  var metrics: CellMetrics? {
    itemKind.hasOwnCell ? type.lookType.itemKind.metrics : itemKind.metrics
  }
}

extension ItemKind {
  /// What the height of a cell depends on; `nil` for one whose height is not that of its text.
  fileprivate var metrics: CellMetrics? {
    switch builtIn {
    case .row?: .row
    case .textHeader?: .textHeader
    default: nil
    }
  }
}
