import MarqueeScreen

/// A section of one version: as it is shown, or what is known of it if an error prevents that.
enum SectionContent: Sendable {
  /// A section with its index among the sections that are shown.
  case shown(ScreenSection, index: Int)
  /// A section that could not be read.
  case unread(UnreadSection)

  /// All sections of a screen, in the order of the file.
  static func all(of screen: NamedScreen) -> [SectionContent] {
    var contents: [SectionContent] = []
    var unread = screen.unreadSections[...]
    func addUnread() {
      while let next = unread.first, next.index <= contents.count {
        contents.append(.unread(next))
        unread.removeFirst()
      }
    }
    for (index, section) in screen.screen.sections.enumerated() {
      addUnread()
      contents.append(.shown(section, index: index))
    }
    return contents + unread.map(SectionContent.unread)
  }

  /// The index among the sections that are shown; `nil` if an error keeps it from being shown.
  var shownIndex: Int? {
    if case .shown(_, let index) = self { index } else { nil }
  }

  /// The section as it is shown; `nil` if an error prevents that.
  var shown: ScreenSection? {
    if case .shown(let section, _) = self { section } else { nil }
  }

  /// The items that are shown.
  var items: [ScreenItem] { shown?.items ?? [] }

  /// The hash of the text if it could not be read; `nil` if it could.
  var fingerprint: Int? {
    if case .unread(let section) = self { section.fingerprint } else { nil }
  }

  /// The authored or derived identifier; `nil` if there is none.
  var id: String? {
    switch self {
    case .shown(let section, _): section.id
    case .unread(let section): section.id
    }
  }

  /// The name; `nil` if its author wrote none.
  var name: String? {
    switch self {
    case .shown(let section, _): section.name
    case .unread(let section): section.name
    }
  }

  /// The name of the type; empty for none.
  var typeName: String {
    switch self {
    case .shown(let section, _): section.type.name
    case .unread(let section): section.type ?? ""
    }
  }
}
