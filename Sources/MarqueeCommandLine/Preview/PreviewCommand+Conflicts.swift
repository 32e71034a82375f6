extension PreviewCommand {
  /// Which options do not go together; `nil` if all do.
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

  /// An option that asks for other files than those of a site; `nil` if there is none.
  private var optionBesideSite: String? {
    // A command that runs for a site has its folder as output.
    if !output.isEmpty, output != site { return "--output" }
    if linksImages { return "--link-images" }
    if makesWalls { return "--wall" }
    if old != nil { return "--against" }
    return format == .html ? nil : "--format \(format.rawValue)"
  }
}
