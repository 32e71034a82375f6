package import MarqueeScreen

extension FieldTable {
  /// Why a property that UIKit has here cannot be written in a layout; `nil` for any other key.
  package func reasonUnsupported(_ key: String) -> String? {
    switch self {
    case ListConfiguration.table.name: Self.listReasons[key]
    case .layout where key == "visibleItemsInvalidationHandler": Self.isCode
    default: nil
    }
  }

  /// The properties of `UICollectionLayoutListConfiguration` that no layout has.
  private static let listReasons = [
    "headerTopPadding":
      "lists are laid out without padding above headers, since UIKit's default is not documented",
    "showsSeparators": isAppearance, "separatorConfiguration": isAppearance,
    "backgroundColor": isAppearance, "contentHuggingElements": isAppearance,
    "itemSeparatorHandler": isCode, "leadingSwipeActionsConfigurationProvider": isCode,
    "trailingSwipeActionsConfigurationProvider": isCode,
  ]

  private static let isAppearance = "it moves no row, and the app sets it in its code"
  private static let isCode = "it is code of the app"
}
