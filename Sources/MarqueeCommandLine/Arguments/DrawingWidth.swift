import MarqueeRendering

/// The width of a text drawing in columns, as written on the command line.
struct DrawingWidth: ArgumentValue {
  let value: Int

  init?(argument: String) {
    guard let value = Int(argument), ScreenDrawing.columnCounts.contains(value) else { return nil }
    self.value = value
  }

  var argument: String { String(value) }
  static let allowedArguments = AllowedArguments.form(
    "\(ScreenDrawing.columnCounts.lowerBound)...\(ScreenDrawing.columnCounts.upperBound)")
}
