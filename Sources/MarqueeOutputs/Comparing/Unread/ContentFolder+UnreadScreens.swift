import MarqueeCatalog
package import MarqueeCompiler
import MarqueePlatform
package import MarqueeRendering
import MarqueeScreen
import MarqueeValidation

extension ContentFolder {
  /// The files that look like screens but are not read, as screens of which nothing can be shown.
  package var unreadScreens: [NamedScreen] {
    faults.filter(\.isLoss).map { fault in
      let inside = ContentPath.inside(fault.path, of: root)
      return NamedScreen(
        name: ContentPath.path(inside, without: ".plist") ?? inside,
        screen: Screen(Catalog(sections: [])),
        unreadParts: [UnreadPart(.screen, fingerprint: fault.fingerprint)])
    }
  }
}

extension FileFault {
  /// A hash of what is known about the file: the text of a link, or why it is not read.
  ///
  /// A link in a copy of the folder may lead elsewhere, so its text counts.
  var fingerprint: Int {
    // A folder that cannot be opened holds no link that could be read.
    if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      return link.hashValue
    }
    return (try? Disk().read(path).bytes)?.hashValue ?? reason.hashValue
  }
}
