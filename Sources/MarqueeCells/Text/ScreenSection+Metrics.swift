package import MarqueeScreen

extension ScreenSection {
  /// The metrics of its cells; `nil` if their height does not depend on their text.
  package var metrics: CellMetrics? {
    if type.isNumbered, !type.hasRankedRows { return nil }
    return itemKind.hasOwnCell ? type.lookType.itemKind.metrics : itemKind.metrics
  }
}

extension ItemKind {
  /// The metrics of a cell; `nil` if its height does not depend on its text.
  fileprivate var metrics: CellMetrics? {
    switch builtIn {
    case .row?: .row
    case .textHeader?: .textHeader
    default: nil
    }
  }
}
