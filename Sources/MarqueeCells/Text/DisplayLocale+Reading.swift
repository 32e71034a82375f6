package import MarqueeScreen

extension DisplayLocale {
  package var direction: ReadingDirection {
    language.isReadFromRight ? .rightToLeft : .leftToRight
  }
}
