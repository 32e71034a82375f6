#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import MarqueeScreen
  public import SwiftUI
  public import UIKit

  /// Cells of an app's own, in place of the built-in ones.
  ///
  /// ```
  /// var cells = CatalogCells()
  /// cells.use(Film.self, forItemsOfKind: "film") { film, _ in FilmView(film: film) }
  /// cells.use(ChartCell.self, of: RankedPoster.self, forSectionsOfType: "rank") { cell, poster, _ in
  ///   cell.show(poster)
  /// }
  /// ```
  ///
  /// A cell for a section type goes before one for a kind of items. An item that is not what the type asks
  /// for gets the built-in cell.
  @MainActor public struct CatalogCells {
    /// Gives the cell of an item; `nil` if it cannot show it.
    typealias Maker = (UICollectionView, IndexPath, CellContext) -> UICollectionViewCell?

    private var byKind: [String: Maker] = [:]
    private var byType: [String: Maker] = [:]
    private var supplementaries: [String: (ScreenSection) -> AnyView] = [:]

    /// Makes a set without cells.
    public init() {}

    /// Shows items of a kind in a SwiftUI view.
    ///
    /// - Parameters:
    ///   - model: The type of the items: a built-in model, or one that `marquee generate swift` has written.
    ///   - kind: The name of the kind, such as `poster` or one of the authors' own.
    ///   - view: Makes the view, which fills the cell.
    public mutating func use<Model: Decodable, Content: View>(
      _ model: Model.Type, forItemsOfKind kind: String,
      @ViewBuilder view: @escaping (Model, CellContext) -> Content
    ) {
      byKind[kind] = Self.maker(view)
    }

    /// Shows the items of sections of a type in a SwiftUI view.
    ///
    /// - Parameters:
    ///   - model: The type of the items: a built-in model, or one that `marquee generate swift` has written.
    ///   - type: The name of the section type, such as `rank` or one of the authors' own.
    ///   - view: Makes the view, which fills the cell.
    public mutating func use<Model: Decodable, Content: View>(
      _ model: Model.Type, forSectionsOfType type: String,
      @ViewBuilder view: @escaping (Model, CellContext) -> Content
    ) {
      byType[type] = Self.maker(view)
    }

    /// Shows items of a kind in cells of a class.
    ///
    /// - Parameters:
    ///   - cell: The class of the cells.
    ///   - model: The type of the items.
    ///   - kind: The name of the kind.
    ///   - configure: Lets a cell, which may have shown another item, show this one.
    public mutating func use<Cell: UICollectionViewCell, Model: Decodable>(
      _ cell: Cell.Type, of model: Model.Type, forItemsOfKind kind: String,
      configure: @escaping (Cell, Model, CellContext) -> Void
    ) {
      byKind[kind] = Self.maker(configure)
    }

    /// Shows the items of sections of a type in cells of a class.
    ///
    /// - Parameters:
    ///   - cell: The class of the cells.
    ///   - model: The type of the items.
    ///   - type: The name of the section type.
    ///   - configure: Lets a cell, which may have shown another item, show this one.
    public mutating func use<Cell: UICollectionViewCell, Model: Decodable>(
      _ cell: Cell.Type, of model: Model.Type, forSectionsOfType type: String,
      configure: @escaping (Cell, Model, CellContext) -> Void
    ) {
      byType[type] = Self.maker(configure)
    }

    /// Shows a view for an element kind of layouts: a footer, a badge, or a header of the app's own.
    ///
    /// - Parameters:
    ///   - kind: The element kind, such as `UICollectionView.elementKindSectionFooter`.
    ///   - view: Makes the view for a section.
    public mutating func use<Content: View>(
      forElementsOfKind kind: String, @ViewBuilder view: @escaping (ScreenSection) -> Content
    ) {
      supplementaries[kind] = { AnyView(view($0)) }
    }

    /// The app's own view of an element kind; `nil` if there is none.
    func supplementaryView(_ kind: String, _ section: ScreenSection) -> AnyView? {
      supplementaries[kind]?(section)
    }

    /// The app's own cell of an item; `nil` if there is none.
    func cell(
      in view: UICollectionView, at indexPath: IndexPath, for context: CellContext
    ) -> UICollectionViewCell? {
      let maker = byType[context.section.type.name] ?? byKind[context.item.kind.name]
      return maker?(view, indexPath, context)
    }

    private static func maker<Model: Decodable, Content: View>(
      _ view: @escaping (Model, CellContext) -> Content
    ) -> Maker {
      maker { (cell: UICollectionViewCell, model: Model, context) in
        cell.host(view(model, context))
      }
    }

    private static func maker<Cell: UICollectionViewCell, Model: Decodable>(
      _ configure: @escaping (Cell, Model, CellContext) -> Void
    ) -> Maker {
      // A registration that is made while a cell is asked for raises an exception.
      let registration = UICollectionView.CellRegistration<Cell, (Model, CellContext)> {
        cell, _, value in
        configure(cell, value.0, value.1)
      }
      return { view, indexPath, context in
        guard let model = context.item.model(as: Model.self) else { return nil }
        return view.dequeueConfiguredReusableCell(
          using: registration, for: indexPath, item: (model, context))
      }
    }
  }

  extension ScreenItem {
    /// The item as a built-in model, or as a type that is decoded; `nil` if it is neither.
    fileprivate func model<Model: Decodable>(as type: Model.Type) -> Model? {
      if let model = content as? Model { return model }
      // What the type does not ask for gets the built-in cell, so the reason is of no use.
      return try? decode(type)
    }
  }
#endif
