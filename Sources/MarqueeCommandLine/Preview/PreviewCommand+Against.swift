extension PreviewCommand {
  /// Which options do not go together; `nil` if all do.
  var conflict: UsageError? {
    guard old != nil else {
      return format == .markdown ? .neededOption("--against", by: "--format markdown") : nil
    }
    if watches { return .excludedOption("--watch", by: "--against") }
    if shownPlace != nil { return .excludedOption("--show", by: "--against") }
    switch format {
    case .html, .markdown: return nil
    case .svg, .text: return .excludedOption("--format \(format.rawValue)", by: "--against")
    }
  }
}
