import MarqueeCatalog
package import MarqueeCompiler
package import MarqueeRendering
import MarqueeScreen
import MarqueeValidation

extension ContentFolder {
  /// The files that look like screens but are not read, as screens of which nothing can be shown.
  package var unreadScreens: [NamedScreen] {
    faults.filter { $0.isLoss && !$0.isOfRevision }.map { fault in
      let inside = ContentPath.inside(fault.path, of: root)
      return NamedScreen(
        name: ContentPath.path(inside, without: ".plist") ?? inside,
        screen: Screen(Catalog(sections: [])),
        unreadParts: [UnreadPart(.screen, fingerprint: fingerprint(of: fault))])
    }
  }

  /// A hash of what is known about a file: its bytes, or why it is not read.
  func fingerprint(of fault: FileFault) -> Int {
    let outcome = try? world.read(ContentPath.inside(fault.path, of: root), in: root ?? ".")
    if case .file(let file) = outcome { return file.bytes.hashValue }
    return fault.reason.hashValue
  }
}
