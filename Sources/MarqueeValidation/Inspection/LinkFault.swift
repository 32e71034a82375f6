import MarqueeLoading
import MarqueeScreen

struct LinkFault {
  /// The faulty part; `nil` for the whole.
  let range: Range<Int>?
  let help: String?
  /// The fault, in words that follow the field's name.
  let phrase: String

  /// Checks an address on the web, or a link.
  ///
  /// - Returns: `nil` if there is no fault.
  init?(of text: ArraySlice<UInt8>, _ kind: FieldKind) {
    let reading =
      kind.means(.destination)
      ? Result { () throws(LinkText.Fault) in _ = try LinkText(valid: text) }
      : Result { () throws(WebAddress.Fault) in _ = try WebAddress(text) }
        .mapError(LinkText.Fault.web)
    guard case .failure(let fault) = reading else { return nil }
    (range, phrase) = (fault.range, fault.phrase)
    let link = [.noScheme, .web(.otherScheme)].contains(fault) ? WebAddress.completing(text) : nil
    help = link.map { "write '\($0)'" } ?? fault.help
  }
}
