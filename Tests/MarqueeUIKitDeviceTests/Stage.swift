#if os(iOS)
  import MarqueeSolver
  import MarqueeUIKit
  import Testing
  import UIKit

  /// A catalog in a window, with what tests need to see of it.
  @MainActor final class Stage {
    let controller: CatalogViewController
    let view: UICollectionView
    private let window: UIWindow
    private let parent = UIViewController()

    /// Shows a screen.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - traits: What differs from the traits of the window.
    ///   - prepare: Changes the controller before it loads its view.
    init(
      _ screen: Screen, traits: UITraitCollection? = nil,
      configuration: CatalogConfiguration = .test,
      prepare: (CatalogViewController) -> Void = { _ in }
    ) async throws {
      // Updates must have ended when a test looks at them.
      UIView.setAnimationsEnabled(false)
      controller = CatalogViewController(
        ListedSource(screen), of: "Home", configuration: configuration)
      prepare(controller)
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      parent.addChild(controller)
      if let traits { parent.setOverrideTraitCollection(traits, forChild: controller) }
      window.rootViewController = parent
      window.isHidden = false
      controller.view.frame = parent.view.bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.view.addSubview(controller.view)
      controller.didMove(toParent: parent)
      await controller.shown()
      view = try #require(
        controller.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first)
      layOut()
    }

    /// Shows another screen.
    func show(_ screen: Screen) async {
      controller.show(LoadedScreen(screen, from: .server))
      await controller.shown()
      layOut()
    }

    /// Lays out the window and the cells in it.
    func layOut() {
      window.layoutIfNeeded()
      view.layoutIfNeeded()
    }

    /// Scrolls to a distance from the top of the content, without an animation.
    func scroll(to y: Double) {
      view.contentOffset.y = y
      layOut()
    }

    /// Turns the window, as UIKit does when a phone is turned.
    func rotate() {
      let size = CGSize(width: window.bounds.height, height: window.bounds.width)
      let transition = ImmediateTransition(in: window)
      parent.viewWillTransition(to: size, with: transition)
      window.frame.size = size
      layOut()
      transition.finish()
      layOut()
    }

    /// Covers the catalog by another screen, or uncovers it.
    func setCovered(_ isCovered: Bool) {
      controller.beginAppearanceTransition(!isCovered, animated: false)
      controller.endAppearanceTransition()
    }

    /// Where the solver expects everything in this view.
    func solved() throws -> SolvedScreen {
      let direction = view.effectiveUserInterfaceLayoutDirection
      let environment = LayoutEnvironment(
        containerSize: LayoutExtent(width: view.bounds.width, height: view.bounds.height),
        scale: max(1, view.traitCollection.displayScale),
        safeAreaInsets: view.safeAreaInsets.directional(direction),
        layoutMargins: view.layoutMargins.directional(direction),
        direction: direction == .rightToLeft ? .rightToLeft : .leftToRight)
      return SolvedScreen(try #require(controller.screen), in: environment)
    }

    /// Where UIKit has placed an element; `nil` if it has not.
    func frame(of element: LayoutElement) -> CGRect? {
      let indexPath = IndexPath(item: element.item, section: element.section)
      let layout = view.collectionViewLayout
      return switch element.kind {
      case .cell: layout.layoutAttributesForItem(at: indexPath)?.frame
      case .boundary(let kind), .supplementary(let kind), .layoutBoundary(let kind):
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)?.frame
      case .decoration(let kind):
        layout.layoutAttributesForDecorationView(ofKind: kind, at: indexPath)?.frame
      }
    }
  }

  extension CatalogConfiguration {
    /// The built-in cells, without loads that a test does not ask for.
    static var test: CatalogConfiguration {
      var configuration = CatalogConfiguration()
      configuration.reloadsOnReturn = false
      return configuration
    }
  }

  extension UIEdgeInsets {
    fileprivate func directional(
      _ direction: UIUserInterfaceLayoutDirection
    ) -> DirectionalEdgeInsets {
      let isMirrored = direction == .rightToLeft
      return DirectionalEdgeInsets(
        top: top, leading: isMirrored ? right : left, bottom: bottom,
        trailing: isMirrored ? left : right)
    }
  }
#endif
