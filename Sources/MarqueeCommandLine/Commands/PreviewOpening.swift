import MarqueeOutputs

/// How a preview's first page is shown when it is written.
struct PreviewOpening {
  /// Whether a browser opens the page.
  enum Choice {
    case never
    /// The address is enough where no browser is.
    case ifPossible
    case always
  }

  /// The folder of the pages.
  let folder: String
  /// Whether to print where the page is.
  let printsAddress: Bool
  let choice: Choice

  /// Shows a page.
  @discardableResult
  func show(_ page: PreviewFile, on console: Console) -> ExitCode {
    if printsAddress {
      console.print("The preview is at \(PreviewAddress.text(of: page, in: folder))\n")
    }
    guard choice != .never, !Browser.open("\(folder)/\(page.name)"), choice == .always else {
      return .success
    }
    console.printFault(
      "'\(Browser.program)' could not be started to open '\(folder)/\(page.name)'")
    return .ioError
  }
}
