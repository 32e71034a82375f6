import MarqueeCompiler
import MarqueeOutputs

/// How a preview's first page is shown when it is written.
struct PreviewOpening {
  enum Choice {
    case never
    case ifPossible
    case always
  }

  let folder: String
  let printsAddress: Bool
  let choice: Choice

  @discardableResult
  func show(_ page: PreviewFile, on console: Console) -> ExitCode {
    if printsAddress {
      let target = Disk().target(of: folder) ?? folder
      let address = RelativeURI.reference(forPath: "\(target)/\(page.name)")
      console.print("The preview is at \(address)\n")
    }
    guard choice != .never, !Browser.open("\(folder)/\(page.name)"), choice == .always else {
      return .success
    }
    console.printFault(
      "'\(Browser.program)' could not be started to open '\(folder)/\(page.name)'")
    return .ioError
  }
}
