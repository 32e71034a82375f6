extension PreviewCommand {
  /// The first pair of options that cannot be combined; `nil` if there is none.
  var conflict: UsageError? {
    if !site.isEmpty, let option = optionBesideSite {
      return .excludedOption(option, by: "--site")
    }
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

  /// An option that asks for other files than a site; `nil` if there is none.
  private var optionBesideSite: String? {
    // When the command runs for a site, the site's folder is its output.
    if !output.isEmpty, output != site { return "--output" }
    if linksImages { return "--link-images" }
    if makesWalls { return "--wall" }
    if old != nil { return "--against" }
    return format == .html ? nil : "--format \(format.rawValue)"
  }
}
