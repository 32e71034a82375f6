import MarqueeComparison
import MarqueeRendering

extension DiffText {
  /// The changes of a screen as a page lists them, in the same words as at a terminal.
  func changeLines(of screen: ScreenDiff) -> [ChangeLine] {
    let whole = ChangeLine(sentence(of: screen), details: notes(on: screen))
    return [whole]
      + screen.sections.enumerated().flatMap { index, section in
        let heading = ChangeLine(
          sentence(of: section), details: notes(on: section), kind: section.kind,
          place: ChangePlace(section: index))
        return [heading]
          + section.items.enumerated().filter { !$0.element.followsNeighbors }.map {
            number, item in
            ChangeLine(
              sentence(of: item), details: notes(on: item), kind: item.kind,
              place: ChangePlace(section: index, item: number))
          }
      }
  }
}
