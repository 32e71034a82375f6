#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  @MainActor protocol CellProvider {
    /// Returns the choice for an item, which depends on nothing but the item and its section.
    func choice(for context: CellContext) -> CellChoice

    /// Dequeues the cell of an item, with the registration of a choice.
    func cell(
      _ choice: CellChoice, in view: UICollectionView, at indexPath: IndexPath,
      for context: CellContext, onPart: @escaping @MainActor @Sendable (String) -> Void
    ) -> UICollectionViewCell

    /// Shows what an element kind has in a section.
    ///
    /// - Parameters:
    ///   - section: The section; `nil` to show nothing.
    ///   - item: The item with the same index, which a badge belongs to; `nil` if there is none.
    ///   - onTap: What a tap on a header does; `nil` for a section without a link.
    func show(
      _ kind: String, of section: ScreenSection?, _ item: ScreenItem?, _ theme: Theme,
      in cell: UICollectionViewCell,
      onTap: (@MainActor @Sendable () -> Void)?)
  }
#endif
