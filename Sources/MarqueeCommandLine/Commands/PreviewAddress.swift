import MarqueeCompiler
import MarqueeOutputs

enum PreviewAddress {
  /// The address of a page in a folder: `file:///tmp/marquee-x7Qp2a/Home.html`.
  static func text(of page: PreviewFile, in folder: String) -> String {
    let folder = LocalFiles.target(of: folder) ?? folder
    return RelativeURI.reference(forPath: "\(folder)/\(page.name)")
  }
}
