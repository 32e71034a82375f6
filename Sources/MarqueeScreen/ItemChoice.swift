/// The item that each main section shows, as a value that outlives a refresh.
///
/// A main section shows one of its items, possibly a random one. Keep the choice with the screen,
/// so that the same item is shown as long as it exists:
///
/// ```
/// var choice = ItemChoice()
/// choice.update(for: screen)
/// let identifiers = section.shownItems(choice).map(\.id)
/// ```
///
/// It is codable, for state restoration.
public struct ItemChoice: Hashable, Sendable, Codable {
  /// The identifiers of the chosen items, by the identifiers of their sections.
  private var items: [String: String] = [:]

  /// Makes an empty choice; a section without a chosen item shows its first.
  public init() {}

  /// Chooses an item for each main section that has no choice, or whose chosen item is gone.
  ///
  /// Choices for sections that the screen does not have are dropped.
  ///
  /// - Parameters:
  ///   - screen: The screen to show next.
  ///   - generator: The source of randomness, used for sections that show a random item.
  /// - Complexity: O(*n*) in the items of main sections.
  public mutating func update(
    for screen: Screen, using generator: inout some RandomNumberGenerator
  ) {
    update(for: screen) { Int.random(in: 0..<$0, using: &generator) }
  }

  /// Chooses with the system's random numbers; see ``update(for:using:)``.
  public mutating func update(for screen: Screen) {
    update(for: screen) { Int.random(in: 0..<$0) }
  }

  /// Chooses items with a function that returns a random number below its argument, which is never
  /// 0.
  private mutating func update(for screen: Screen, _ random: (Int) -> Int) {
    var chosen: [String: String] = [:]
    for section in screen.sections where section.selection == .random && !section.items.isEmpty {
      let kept = items[section.id].flatMap { id in section.items.first { $0.id == id } }
      chosen[section.id] = (kept ?? section.items[random(section.items.count)]).id
    }
    items = chosen
  }

  /// The identifier of the item that a section shows; `nil` if none was chosen.
  public subscript(section id: String) -> String? { items[id] }
}

extension ScreenSection {
  /// Returns the items that are visible with a choice: one of a main section, all of any other.
  ///
  /// - Returns: A slice of ``items`` that shares their indices; empty if there are none.
  /// - Complexity: O(*n*) in the items of a main section.
  public func shownItems(_ choice: ItemChoice) -> ArraySlice<ScreenItem> {
    guard selection == .random, let id = choice[section: self.id],
      let index = items.firstIndex(where: { $0.id == id })
    else { return shownItems }
    return items[index...index]
  }
}
