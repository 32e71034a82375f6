/// An entry of a folder that the host has listed.
///
/// A host follows a link only if its target is inside the listed folder, and then lists the target;
/// any other link stays ``FileKind/symbolicLink``.
package struct FileEntry: Hashable, Sendable {
  /// The path in diagnostics, with its parts separated by `/`.
  package let path: String
  package let kind: FileKind
  package let identity: FileIdentity

  package init(path: String, kind: FileKind, identity: FileIdentity) {
    self.path = path
    self.kind = kind
    self.identity = identity
  }

  package var name: Substring { path[path.startIndex...].lastPathPart }
}

extension Substring {
  var lastPathPart: Substring {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { self[utf8.index(after: $0)...] } ?? self
  }
}
