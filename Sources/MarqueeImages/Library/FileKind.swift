/// What an entry of a folder is.
package enum FileKind: Hashable, Sendable, CaseIterable {
  /// A file with bytes; also a link that leads to one.
  case regular
  /// A folder; also a link that leads to one.
  case directory
  /// A link that leads nowhere, in a circle, or out of the listed folder.
  case symbolicLink
  /// A named pipe: opening it could wait for ever.
  case pipe
  /// A socket or a device.
  case special
}

extension FileKind: CustomStringConvertible {
  /// The kind in words, with its article.
  package var description: String {
    switch self {
    case .regular: "a file"
    case .directory: "a folder"
    case .symbolicLink: "a link that leads to no file of the folder"
    case .pipe: "a pipe"
    case .special: "a device"
    }
  }
}
