import MarqueeCells
import MarqueeScreen
import MarqueeSolver

enum ScreenWords {
  /// The words in lower case, sorted by their bytes and separated by spaces.
  ///
  /// - Complexity: O(*n*) in the bytes of the texts.
  static func text(of preview: Preview) -> String {
    var words: Set<String> = []
    func take(_ text: String) {
      for word in text.split(whereSeparator: \.isWhitespace) { words.insert(word.lowercased()) }
    }
    let scene = preview.scene
    for section in preview.screen.sections {
      take(section.name ?? "")
      for item in section.items {
        take(scene.spokenText(of: item))
        scene.cell(of: item, in: section).forEachText { take($0.string) }
      }
    }
    return words.sortedByBytes().joined(separator: " ")
  }
}
