#if os(iOS)
  import MarqueeScreen
  import MarqueeSources
  import Testing

  struct ListedSource: ScreenSource {
    private let listed: Screen

    init(_ screen: Screen) {
      listed = screen
    }

    func screen(for target: ScreenName) async throws(ScreenSourceError) -> LoadedScreen {
      LoadedScreen(listed, from: .bundle)
    }
  }

  extension ScreenSection {
    /// A section of a type with items whose images are not in the bundle.
    ///
    /// - Parameter count: How many items it has; types with one item have one.
    static func sample(
      _ type: SectionType, id: String = "s", name: String? = "A name", count: Int = 7
    ) throws -> ScreenSection {
      let single: [SectionType] = [
        .mainBanner, .textHeader, .categories, .featuredCourse, .businessBanner,
      ]
      let items = try (0..<(single.contains(type) ? 1 : count)).map { number in
        ScreenItem(id: "\(id)-\(number)", try .sample(type.itemKind, number))
      }
      return ScreenSection(id: id, type: type, name: type.showsName ? name : nil, items: items)
    }
  }

  extension CatalogItem {
    /// An item of a built-in kind.
    fileprivate static func sample(_ kind: ItemKind, _ number: Int) throws -> CatalogItem {
      let text = "Item \(number)"
      switch kind {
      case .poster: return .poster(Poster(description: text, imageName: "a"))
      case .row: return .row(Row(text: text, secondaryText: "More of it"))
      case .banner: return .banner(Banner(imageName: "a", title: text, caption: "More of it"))
      case .textHeader: return .textHeader(TextHeader(text: text))
      case .categories: return .categories(Categories(titles: ["music", "cooking"]))
      case .businessBanner: return .businessBanner(BusinessBanner(link: "screen:B", title: text))
      case .course:
        return .course(
          Course(
            imageName: "a", title: text, author: "An author",
            rating: try #require(DecimalNumber("4.5")), reviewCount: 12,
            price: try #require(DecimalNumber("9.99"))))
      default: return .poster(Poster(description: text, imageName: "a"))
      }
    }
  }
#endif
