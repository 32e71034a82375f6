/// An entry of a folder that the host has listed.
///
/// A host follows a link only if its target is inside the listed folder, and then lists the target;
/// any other link stays ``FileKind/symbolicLink``.
package struct FileEntry: Hashable, Sendable {
  /// The path in diagnostics, with its parts separated by `/`.
  package let path: String
  /// The kind of the entry.
  package let kind: FileKind
  /// The identity of a regular file.
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
  /// The text after the last slash.
  var lastPathPart: Substring {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { self[utf8.index(after: $0)...] } ?? self
  }
}
