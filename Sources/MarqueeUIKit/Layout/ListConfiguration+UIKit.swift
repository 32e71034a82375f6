#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension ListConfiguration {
    /// The UIKit equivalent of the configuration.
    var uiKit: UICollectionLayoutListConfiguration {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance.uiKit)
      configuration.headerMode = headerMode.uiKit
      configuration.footerMode = footerMode.uiKit
      return configuration
    }
  }

  extension ListConfiguration.Appearance {
    /// The UIKit equivalent of the list's appearance.
    fileprivate var uiKit: UICollectionLayoutListConfiguration.Appearance {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      case .sidebarPlain: .sidebarPlain
      }
    }
  }

  extension ListConfiguration.HeaderMode {
    /// The UIKit equivalent of the header mode.
    fileprivate var uiKit: UICollectionLayoutListConfiguration.HeaderMode {
      switch self {
      case .none: .none
      case .supplementary: .supplementary
      case .firstItemInSection: .firstItemInSection
      }
    }
  }

  extension ListConfiguration.FooterMode {
    /// The UIKit equivalent of the footer mode.
    fileprivate var uiKit: UICollectionLayoutListConfiguration.FooterMode {
      switch self {
      case .none: .none
      case .supplementary: .supplementary
      }
    }
  }
#endif
