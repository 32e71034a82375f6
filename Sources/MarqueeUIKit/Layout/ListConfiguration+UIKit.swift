#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension ListConfiguration {
    var uiKit: UICollectionLayoutListConfiguration {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance.uiKit)
      configuration.headerMode = headerMode.uiKit
      configuration.footerMode = footerMode.uiKit
      return configuration
    }
  }

  extension ListConfiguration.Appearance {
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
    fileprivate var uiKit: UICollectionLayoutListConfiguration.HeaderMode {
      switch self {
      case .none: .none
      case .supplementary: .supplementary
      case .firstItemInSection: .firstItemInSection
      }
    }
  }

  extension ListConfiguration.FooterMode {
    fileprivate var uiKit: UICollectionLayoutListConfiguration.FooterMode {
      switch self {
      case .none: .none
      case .supplementary: .supplementary
      }
    }
  }
#endif
