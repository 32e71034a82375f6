#if os(iOS) || UIKIT_DOUBLE
  /// Which registration makes the cell of an item.
  ///
  /// UIKit raises an exception if a cell is configured again by another registration than the one
  /// that made it, so an item whose choice differs is reloaded.
  enum CellChoice: Hashable, Sendable {
    case builtIn
    case row
    case ownOfType(String)
    case ownOfKind(String)

    /// Whether the app makes the cell, which can also show something of its section.
    var isOwn: Bool {
      switch self {
      case .builtIn, .row: false
      case .ownOfType, .ownOfKind: true
      }
    }
  }
#endif
