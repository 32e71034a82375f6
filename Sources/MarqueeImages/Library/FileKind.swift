package enum FileKind: Hashable, Sendable, CaseIterable {
  case regular
  /// A folder, or a link to one.
  case directory
  /// A link that is broken, cyclic, or leads out of the listed folder.
  case symbolicLink
  /// A named pipe: opening it could wait forever.
  case pipe
  /// A socket or a device.
  case special
}

extension FileKind: CustomStringConvertible {
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
