import MarqueeCatalog

/// What is wrong with the text of a link.
struct LinkFault {
  /// The part that is at fault; `nil` for the whole.
  let range: Range<Int>?
  /// What to do about it, where that is clear.
  let help: String?
  /// What is wrong, after the name of the field.
  let phrase: String

  /// Looks at a link to the web, or at a destination.
  ///
  /// - Returns: `nil` if nothing is wrong.
  init?(of text: ArraySlice<UInt8>, _ kind: FieldKind) {
    if kind == .destination {
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

extension FieldKind {
  /// Whether the values are links, to the web alone or to anywhere.
  var isLink: Bool { self == .link || self == .destination }
}
