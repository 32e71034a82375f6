#if os(iOS)
  import MarqueeCells
  import MarqueeScreen
  import UIKit

  final class RowCell: UICollectionViewListCell {
    private var loading: Task<Void, Never>?
    /// The shown item; images that are loaded for an earlier one are dropped.
    private var item: ScreenItem?
    private lazy var rank: UILabel = {
      let rank = UILabel()
      rank.font = .preferredFont(forTextStyle: CellMetrics.row.rank.style.uiKit)
      rank.adjustsFontForContentSizeCategory = true
      rank.textColor = ColorRole.label.uiColor
      rank.translatesAutoresizingMaskIntoConstraints = false
      addSubview(rank)
      NSLayoutConstraint.activate([
        rank.leadingAnchor.constraint(
          equalTo: leadingAnchor, constant: CellMetrics.row.insets.leading),
        rank.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
      return rank
    }()

    func show(_ context: CellContext, images: CatalogImages, texts: CatalogTexts) {
      loading?.cancel()
      let item = context.item
      self.item = item
      var configuration = UIListContentConfiguration.row(item, context.figures, context.theme)
      configuration.directionalLayoutMargins.leading += show(rank: item.rank)
      switch item.image {
      case .named(let name): configuration.image = images.named(name)
      case .link(let url): load(url, configuration, images)
      case nil: break
      }
      contentConfiguration = configuration
      isAccessibilityElement = true
      accessibilityLabel = texts.spoken(SpokenPart.parts(of: item, context.figures))
      accessibilityIdentifier = item.id
      accessibilityTraits = item.link == nil ? .none : .button
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      loading?.cancel()
      item = nil
    }

    /// Shows a rank in front of all else, and returns the width that it takes with the space after.
    private func show(rank number: Int?) -> Double {
      rank.text = number.map { "\($0)" }
      guard number != nil else { return 0 }
      let metrics = CellMetrics.row
      return max(metrics.minimumRankWidth, rank.intrinsicContentSize.width) + metrics.imageSpacing
    }

    private func load(
      _ url: URL, _ configuration: UIListContentConfiguration, _ images: CatalogImages
    ) {
      let side = CellMetrics.row.imageSide
      let request = ImageRequest(
        url: url, size: CGSize(width: side, height: side),
        scale: Double(traitCollection.displayScale))
      loading = Task { [weak self, item] in
        // If its image cannot be loaded, a row still shows its texts.
        guard let image = try? await images.load(request), let self, self.item == item else {
          return
        }
        var configuration = configuration
        configuration.image = image
        self.contentConfiguration = configuration
      }
    }
  }

  extension UIListContentConfiguration {
    /// The texts of a row, with the same numbers that rows are measured with.
    fileprivate static func row(
      _ item: ScreenItem, _ figures: Figures, _ theme: Theme
    ) -> UIListContentConfiguration {
      let metrics = CellMetrics.row
      let content = item.item.measuredContent(figures)
      var row = UIListContentConfiguration.subtitleCell()
      row.text = content?.text
      row.secondaryText = content?.secondaryText
      row.textProperties.font = .preferredFont(forTextStyle: metrics.text.style.uiKit)
      row.textProperties.color = ColorRole.label.uiColor
      row.secondaryTextProperties.font = .preferredFont(
        forTextStyle: metrics.secondaryText.style.uiKit)
      row.secondaryTextProperties.color = ColorRole.secondaryLabel.uiColor
      row.directionalLayoutMargins = metrics.insets.uiKit
      row.axesPreservingSuperviewLayoutMargins = []
      row.textToSecondaryTextVerticalPadding = metrics.textSpacing
      row.imageToTextPadding = metrics.imageSpacing
      let size = CGSize(width: metrics.imageSide, height: metrics.imageSide)
      row.imageProperties.maximumSize = size
      row.imageProperties.reservedLayoutSize = content?.hasImage == true ? size : .zero
      row.imageProperties.cornerRadius = theme.cardRadius ?? metrics.imageCornerRadius
      return row
    }
  }
#endif
