import MarqueeDiagnostics
import MarqueeScreen

/// The permissions of a page: to use its own script and style, and nothing else.
struct ContentSecurityPolicy {
  let script: [UInt8]
  let style: [UInt8]
  /// The files next to the page that it may load.
  let files: Files
  /// The sites whose images it may load: `https://example.com`.
  var imageSites: [String] = []

  enum Files: Hashable, Sendable {
    case none
    case images
    case imagesAndChanges

    init(imagesOf previews: [Preview]) {
      let sources = previews.flatMap(\.images.values).flatMap(\.sources)
      self = sources.contains { !$0.hasPrefix("data:") } ? .images : .none
    }
  }

  /// The policy in the form of the `Content-Security-Policy` header.
  var text: String {
    // A page opened as a file has no origin, so `'self'` is not enough.
    let beside = "'self' file:"
    let scripts = files == .imagesAndChanges ? " \(beside)" : ""
    let images = files == .none ? "" : " \(beside)"
    let sites = imageSites.map { " \($0)" }.joined()
    return [
      "default-src 'none'", "script-src \(Self.source(script))\(scripts)",
      "style-src \(Self.source(style))", "img-src data:\(images)\(sites)", "font-src data:",
      "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  /// The source of a script or style inside a page: its hash.
  static func source(_ content: [UInt8]) -> String {
    "'sha256-\(Base64.encode(SHA256.hash(content)))'"
  }
}
