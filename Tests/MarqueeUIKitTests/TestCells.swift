import MarqueeScreen
import UIKit

// Cells and data sources are internal: apps see only the view controller.
@testable import MarqueeUIKit

/// A cell that knows what it was configured with.
final class TestCell: UICollectionViewCell {
  var shown: CellContext?
  var onPart: (@MainActor @Sendable (String) -> Void)?
}

/// Cells as an app and the package have them: rows, built-in cells, and own cells for items that
/// can be decoded and for sections of a type.
@MainActor final class TestCells: CellProvider {
  private typealias Registration = UICollectionView.CellRegistration<TestCell, CellContext>

  private let registrations: [CellChoice: Registration]
  /// What a header, a footer or a badge was configured with.
  struct Supplementary {
    let section: ScreenSection?
    let item: ScreenItem?
    let theme: Theme
    let onTap: (@MainActor @Sendable () -> Void)?
  }

  /// What supplementary views show.
  private(set) var shown: [ObjectIdentifier: Supplementary] = [:]
  /// How often one was configured.
  private(set) var supplementaryCount = 0

  init() {
    let choices: [CellChoice] = [.builtIn, .row, .ownOfKind("poster"), .ownOfType("shelf")]
    registrations = choices.reduce(into: [:]) { registrations, choice in
      registrations[choice] = Registration { cell, _, context in cell.shown = context }
    }
  }

  func choice(for context: CellContext) -> CellChoice {
    if context.section.type.name == "shelf" { return .ownOfType("shelf") }
    // As a model that is decoded from one value of an item, and not from another.
    if (context.item.content as? Poster)?.imageName == "b" { return .ownOfKind("poster") }
    return context.section.type.isList ? .row : .builtIn
  }

  func cell(
    _ choice: CellChoice, in view: UICollectionView, at indexPath: IndexPath,
    for context: CellContext, onPart: @escaping @MainActor @Sendable (String) -> Void
  ) -> UICollectionViewCell {
    guard let registration = registrations[choice] else {
      return UICollectionViewCell(frame: .zero)
    }
    let cell = view.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: context)
    cell.onPart = onPart
    return cell
  }

  func show(
    _ kind: String, of section: ScreenSection?, _ item: ScreenItem?, _ theme: Theme,
    in cell: UICollectionViewCell,
    onTap: (@MainActor @Sendable () -> Void)?
  ) {
    supplementaryCount += 1
    shown[ObjectIdentifier(cell)] = Supplementary(
      section: section, item: item, theme: theme, onTap: onTap)
  }
}
