#if os(iOS)
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
#elseif UIKIT_DOUBLE
  import UIKit

  /// A background without colors, which the tests' double of UIKit does not have.
  final class BackgroundView: UICollectionReusableView {}
#endif
