#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeCells
  import UIKit

  /// The background of a section, for layouts with a decoration item.
  final class BackgroundView: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = ColorRole.fill.uiColor
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
