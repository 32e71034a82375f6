import Marquee
import MarqueeRendering

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How previews reach the pictures of a content folder.
struct PreviewPictures: Sendable {
  /// Where a picture's bytes are.
  enum Style: Hashable, Sendable {
    /// In the page.
    case embedded
    /// In the content folder, named by their path from the page.
    case linked
    /// Linked, with a mark behind the name that changes with the file, so that it is loaded again.
    case followed
  }

  private let folder: PictureFolder?
  private let output: String
  private let style: Style
  /// The bytes of embedded pictures as `data:`, by path.
  private let embedded: [String: String]

  /// Finds the pictures, and reads those that are to be embedded.
  ///
  /// Of each picture one file is embedded: the one with the most pixels.
  init(_ content: ContentFolder, output: String, style: Style) throws(FileTrouble) {
    self.output = output
    self.style = style
    guard let root = content.root else {
      folder = nil
      embedded = [:]
      return
    }
    let folder = try PictureFolder(root)
    self.folder = folder
    var embedded: [String: String] = [:]
    if style == .embedded {
      for files in folder.files.values {
        guard let file = Self.largest(files) else { continue }
        let bytes = try LocalFiles.read(file.path)
        embedded[file.path] = "data:\(file.mediaType);base64,\(Base64.encode(bytes))"
      }
    }
    self.embedded = embedded
  }

  private static func largest(_ files: [PictureFolder.File]) -> PictureFolder.File? {
    files.max { $0.scale < $1.scale }
  }

  /// The pictures as a page finds them.
  ///
  /// - Parameter page: The page's path in the output folder.
  func sources(forPage page: String) -> [String: PreviewPicture] {
    guard let folder else { return [:] }
    return folder.files.mapValues { files in
      switch style {
      case .embedded:
        let file = Self.largest(files)
        return PreviewPicture(
          files: file.flatMap { file in
            embedded[file.path].map { [.init(scale: file.scale, source: $0)] }
          } ?? [])
      case .linked, .followed:
        return PreviewPicture(
          files: files.map { file in
            .init(
              scale: file.scale,
              source: Self.address(of: file.path, fromPage: "\(output)/\(page)") + mark(of: file))
          })
      }
    }
  }

  private func mark(of file: PictureFolder.File) -> String {
    guard style == .followed, let stamp = FileStamp(path: file.path) else { return "" }
    return "?\(stamp.mark)"
  }

  /// The way from a page to a file, as a URI reference.
  private static func address(of file: String, fromPage page: String) -> String {
    let target = URL(filePath: file).standardizedFileURL.path.split(separator: "/")
    let start = URL(filePath: page).standardizedFileURL.path.split(separator: "/").dropLast()
    let common = zip(target, start).prefix { $0 == $1 }.count
    let steps =
      Array(repeating: "..", count: start.count - common)
      + target.dropFirst(common).map(String.init)
    return RelativeURI.reference(forPath: steps.joined(separator: "/"))
  }
}
