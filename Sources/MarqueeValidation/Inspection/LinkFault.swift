import MarqueeLoading
import MarqueeScreen

/// A fault in the text of a link.
struct LinkFault {
  /// The faulty part; `nil` for the whole.
  let range: Range<Int>?
  /// What to do about it, if that is clear.
  let help: String?
  /// The fault, in words that follow the field's name.
  let phrase: String

  /// Checks a web link or a destination.
  ///
  /// - Returns: `nil` if there is no fault.
  init?(of text: ArraySlice<UInt8>, _ kind: FieldKind) {
    if kind.means(.destination) {
      do throws(Destination.Fault) {
        _ = try Destination(text)
        return nil
      } catch {
        (range, help, phrase) = (error.range, error.help, error.phrase)
      }
    } else {
      do throws(WebLink.Fault) {
        _ = try WebLink(text)
        return nil
      } catch {
        (range, help, phrase) = (error.range, error.help, error.phrase)
      }
    }
  }
}
