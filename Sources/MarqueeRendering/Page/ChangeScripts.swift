/// The scripts beside a page that is kept up to date.
///
/// A page that was opened as a file may not read other files, but it may load scripts. One is short
/// and is loaded again and again; when it tells of a change, the page loads the other.
package struct ChangeScripts: Hashable, Sendable {
  /// The name of the script that tells the version.
  package let versionScript: String
  /// The name of the script that holds what the page shows.
  package let contentScript: String

  /// Names the scripts of a page.
  package init(page name: String) {
    versionScript = "\(name).version.js"
    contentScript = "\(name).content.js"
  }

  /// The script that tells the version.
  package static func version(_ number: Int) -> [UInt8] {
    Array("marqueeVersion(\(number));\n".utf8)
  }

  /// The script that holds what a page shows.
  package static func content(_ content: [UInt8]) -> [UInt8] {
    Array("marqueeContent(".utf8) + content + Array(");\n".utf8)
  }
}
