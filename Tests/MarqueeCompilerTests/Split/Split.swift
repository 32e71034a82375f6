import MarqueePropertyList

/// A way to write an example: parts of it are elsewhere than in the screen.
struct Split {
  /// A replaced range of a file.
  struct Edit {
    let file: String
    let range: Range<Int>
    let text: MovedText

    init(_ file: String, _ range: Range<Int>, _ text: MovedText = MovedText()) {
      self.file = file
      self.range = range
      self.text = text
    }
  }

  enum Way: CaseIterable {
    case library
    case override
    case harmless
    case byDefault
    case query
  }

  let way: Way
  /// What is moved, for people.
  let name: String
  var edits: [Edit] = []
  var library = MovedText()
}
