// The names are UIKit's, whose documentation says what they are.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor open class UIView {
  public var frame: CGRect
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
  public var traitCollection = UITraitCollection(displayScale: 3)
  public init(frame: CGRect) { self.frame = frame }
}

/// What a control does.
@MainActor public final class UIAction {
  fileprivate let handler: (UIAction) -> Void
  public init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
}

@MainActor open class UIControl: UIView {
  public enum Event: Sendable { case valueChanged }

  private var actions: [UIAction] = []

  public func addAction(_ action: UIAction, for event: Event) { actions.append(action) }
  public func sendActions(for event: Event) { for action in actions { action.handler(action) } }
}

@MainActor public final class UIRefreshControl: UIControl {
  public init() { super.init(frame: .zero) }
}

@MainActor open class UICollectionReusableView: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// The registration that made the view, and the kind of element that it is for.
  fileprivate(set) var origin: RegistrationID?
  /// Whether a subclass called `super.prepareForReuse`.
  private(set) var wasPrepared = false

  open func prepareForReuse() { wasPrepared = true }

  func reuse() {
    wasPrepared = false
    prepareForReuse()
    if !wasPrepared { Exceptions.raise("prepareForReuse did not call super") }
  }

  func setOrigin(_ origin: RegistrationID) { self.origin = origin }
}

open class UICollectionViewCell: UICollectionReusableView {}

/// Tells registrations apart.
struct RegistrationID: Hashable {
  let number: Int
  let elementKind: String?
  @MainActor private static var last = 0

  @MainActor static func next(elementKind: String? = nil) -> RegistrationID {
    if UICollectionView.isAsking {
      Exceptions.raise(
        "Attempted to dequeue a cell using a registration that was created inside a provider")
    }
    last += 1
    return RegistrationID(number: last, elementKind: elementKind)
  }
}

@MainActor open class UICollectionViewLayout {
  fileprivate(set) weak var collectionView: UICollectionView?
  private(set) var decorationKinds: Set<String> = []

  public init() {}

  public func register(_ type: UICollectionReusableView.Type, forDecorationViewOfKind kind: String)
  {
    decorationKinds.insert(kind)
  }

  public func invalidateLayout() { collectionView?.needsLayout = true }

  func attach(to view: UICollectionView) { collectionView = view }
}

@MainActor public final class UICollectionViewCompositionalLayoutConfiguration {
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  public var interSectionSpacing = 0.0
  public var contentInsetsReference = UIContentInsetsReference.safeArea {
    didSet {
      if contentInsetsReference == .automatic {
        Exceptions.raise("a configuration cannot have the automatic reference")
      }
    }
  }
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public init() {}

  func copied() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    return copy
  }
}

public final class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public typealias SectionProvider = (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

  private let provider: SectionProvider
  private var current: UICollectionViewCompositionalLayoutConfiguration
  /// Setting it invalidates the layout at once; changing a property of it has no effect.
  public var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { current.copied() }
    set {
      current = newValue.copied()
      invalidateLayout()
    }
  }

  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) {
    provider = sectionProvider
    current = configuration.copied()
  }

  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Asks for all sections, as each solve does, also for empty ones.
  func sections(
    itemCounts: [Int], in size: CGSize, textSize: UIContentSizeCategory
  ) -> [NSCollectionLayoutSection?] {
    var seen: Set<String> = []
    for item in current.boundarySupplementaryItems
    where !seen.insert(item.elementKind).inserted {
      Exceptions.raise("Every supplementary must have a unique elementKind: \(item.elementKind)")
    }
    let environment = FixedEnvironment(size, textSize: textSize)
    return itemCounts.indices.map { index in
      guard let section = provider(index, environment) else {
        if itemCounts[index] > 0 {
          Exceptions.raise(
            "Invalid section definition. Please specify a valid section definition when content is "
              + "to be rendered for a section.")
        }
        return nil
      }
      for kind in section.decorationItems.map(\.elementKind) where !decorationKinds.contains(kind) {
        Exceptions.raise("could not dequeue a decoration view of kind: \(kind)")
      }
      if itemCounts[index] > 0 {
        LayoutPass(scale: environment.traitCollection.displayScale)
          .run(section, in: size, isVertical: current.scrollDirection == .vertical)
      }
      return section
    }
  }
}
