/// The scripts beside a page that is kept up to date.
///
/// A page that was opened as a file may not read other files, but it may load scripts. Two are short
/// and are loaded again and again: one says that the content has changed, and then the page loads a
/// third; the other says which line of the file somebody wants to see.
package struct ChangeScripts: Hashable, Sendable {
  /// The name of the script that says which version there is.
  package let versionScript: String
  /// The name of the script that holds what the page shows.
  package let contentScript: String
  /// The name of the script that says which line is to be shown.
  package let showScript: String
  /// The address of the index, for a page whose screen is gone.
  package let index: String

  /// Names the scripts of a page.
  package init(page name: String, index: String = "index.html") {
    self.index = index
    versionScript = "\(name).version.js"
    contentScript = "\(name).content.js"
    showScript = "\(name).show.js"
  }

  /// The script that says which version there is.
  package static func version(_ number: Int) -> [UInt8] {
    Array("marqueeVersion(\(number));\n".utf8)
  }

  /// The script that holds what a page shows.
  package static func content(_ content: [UInt8]) -> [UInt8] {
    Array("marqueeContent(".utf8) + content + Array(");\n".utf8)
  }

  /// The script that says which line is to be shown.
  ///
  /// - Parameter number: Another one each time, so that the same line can be asked for twice.
  package static func show(line: Int, number: Int) -> [UInt8] {
    Array("\(showFunction)\(number), \(line));\n".utf8)
  }

  /// The number that a script of ``show(line:number:)`` has; `nil` for anything else.
  package static func showNumber(in script: [UInt8]) -> Int? {
    let text = String(decoding: script, as: UTF8.self)
    guard text.hasPrefix(showFunction) else { return nil }
    return Int(text.dropFirst(showFunction.count).prefix { $0 != "," })
  }

  private static let showFunction = "marqueeShow("
}
