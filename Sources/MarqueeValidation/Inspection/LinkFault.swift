import MarqueeLoading
import MarqueeScreen

struct LinkFault {
  /// The faulty part; `nil` for the whole.
  let range: Range<Int>?
  let help: String?
  /// The fault, in words that follow the field's name.
  let phrase: String

  /// Checks a web link or a destination.
  ///
  /// - Returns: `nil` if there is no fault.
  init?(of text: ArraySlice<UInt8>, _ kind: FieldKind) {
    let reading =
      kind.means(.destination)
      ? Result { () throws(Destination.Fault) in _ = try Destination(text) }
      : Result { () throws(WebLink.Fault) in _ = try WebLink(text) }.mapError(Destination.Fault.web)
    guard case .failure(let fault) = reading else { return nil }
    (range, phrase) = (fault.range, fault.phrase)
    let link = [.noScheme, .web(.otherScheme)].contains(fault) ? WebLink.completing(text) : nil
    help = link.map { "write '\($0)'" } ?? fault.help
  }
}
