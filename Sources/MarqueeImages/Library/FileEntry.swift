/// One entry of a folder that the host has listed.
///
/// A host follows a link only where it leads to something inside the listed folder, and then gives
/// what it leads to; any other link stays ``FileKind/symbolicLink``.
package struct FileEntry: Hashable, Sendable {
  /// The path under which diagnostics name the entry, its parts separated by `/`.
  package let path: String
  /// What the entry is.
  package let kind: FileKind
  /// The size and the time of a regular file.
  package let identity: FileIdentity

  /// Makes an entry.
  package init(path: String, kind: FileKind, identity: FileIdentity) {
    self.path = path
    self.kind = kind
    self.identity = identity
  }

  /// The last part of the path.
  package var name: Substring { path[path.startIndex...].lastPathPart }
}

extension Substring {
  /// What comes after the last slash.
  var lastPathPart: Substring {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { self[utf8.index(after: $0)...] } ?? self
  }
}
