#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeLayout
  import UIKit

  extension ListConfiguration {
    /// The configuration as UIKit has it.
    var uiKit: UICollectionLayoutListConfiguration {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance.uiKit)
      configuration.headerMode = headerMode.uiKit
      configuration.footerMode = footerMode.uiKit
      return configuration
    }
  }

  extension ListConfiguration.Appearance {
    /// The style of the list as UIKit has it.
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
    /// Where headers come from, as UIKit has it.
    fileprivate var uiKit: UICollectionLayoutListConfiguration.HeaderMode {
      switch self {
      case .none: .none
      case .supplementary: .supplementary
      case .firstItemInSection: .firstItemInSection
      }
    }
  }

  extension ListConfiguration.FooterMode {
    /// Where footers come from, as UIKit has it.
    fileprivate var uiKit: UICollectionLayoutListConfiguration.FooterMode {
      switch self {
      case .none: .none
      case .supplementary: .supplementary
      }
    }
  }
#endif
