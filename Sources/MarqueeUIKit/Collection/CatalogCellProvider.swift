#if os(iOS)
  import MarqueeScreen
  import SwiftUI
  import UIKit

  /// The built-in cells, and an app's own in their place.
  @MainActor struct CatalogCellProvider: CellProvider {
    private let cells: CatalogCells
    private let images: CatalogImages
    private let texts: CatalogTexts
    private let hosting: UICollectionView.CellRegistration<CatalogCell, CatalogCellView>
    private let rows: UICollectionView.CellRegistration<RowCell, CellContext>

    init(_ configuration: CatalogConfiguration) {
      cells = configuration.cells
      images = configuration.images
      texts = configuration.texts
      hosting = UICollectionView.CellRegistration { cell, _, content in
        cell.show(content)
      }
      rows = UICollectionView.CellRegistration { [images, texts] cell, _, context in
        cell.show(context, images: images, texts: texts)
      }
    }

    func choice(for context: CellContext) -> CellChoice {
      cells.choice(for: context) ?? (context.section.type.isList ? .row : .builtIn)
    }

    func cell(
      _ choice: CellChoice, in view: UICollectionView, at indexPath: IndexPath,
      for context: CellContext, onPart: @escaping @MainActor @Sendable (String) -> Void
    ) -> UICollectionViewCell {
      if let cell = cells.cell(choice, in: view, at: indexPath, for: context) { return cell }
      if choice == .row {
        return view.dequeueConfiguredReusableCell(
          using: rows, for: indexPath, item: context)
      }
      let content = CatalogCellView(
        context: context, images: images, texts: texts, onPart: onPart)
      return view.dequeueConfiguredReusableCell(using: hosting, for: indexPath, item: content)
    }

    func show(
      _ kind: String, of section: ScreenSection?, _ item: ScreenItem?, _ theme: Theme,
      in cell: UICollectionViewCell,
      onTap: (@MainActor @Sendable () -> Void)?
    ) {
      if let section, let content = cells.supplementaryView(kind, section, item) {
        cell.host(content, id: section.id)
      } else if kind == UICollectionView.elementKindSectionHeader, let section,
        let name = section.name
      {
        let header = SectionHeaderView(
          name: name, theme: theme.ofHeader(in: section), onTap: onTap)
        cell.host(header, id: section.id)
      } else {
        cell.contentConfiguration = nil
      }
    }
  }
#endif
