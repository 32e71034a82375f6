/// The scripts next to a page that is kept up to date.
///
/// A page opened as a file may not read other files, but it may load scripts. It loads two short
/// ones again and again: one announces a new version of the content, and then the page loads a
/// third script with it; the other names a line of the file to show.
package struct ChangeScripts: Hashable, Sendable {
  package let versionScript: String
  package let contentScript: String
  package let showScript: String
  /// The address of the index, for a page whose screen was deleted.
  package let index: String

  package init(page name: String, index: String = "index.html") {
    self.index = index
    versionScript = "\(name).version.js"
    contentScript = "\(name).content.js"
    showScript = "\(name).show.js"
  }

  package static func version(_ number: Int) -> [UInt8] {
    Array("marqueeVersion(\(number));\n".utf8)
  }

  package static func content(_ content: [UInt8]) -> [UInt8] {
    Array("marqueeContent(".utf8) + content + Array(");\n".utf8)
  }

  /// The script with a line to show.
  ///
  /// - Parameter number: A different number each time, so that the same line can be requested
  ///   twice.
  package static func show(line: Int, number: Int) -> [UInt8] {
    Array("\(showFunction)\(number), \(line));\n".utf8)
  }

  /// The number in a script made by ``show(line:number:)``; `nil` for anything else.
  package static func showNumber(in script: [UInt8]) -> Int? {
    let text = String(decoding: script, as: UTF8.self)
    guard text.hasPrefix(showFunction) else { return nil }
    return Int(text.dropFirst(showFunction.count).prefix { $0 != "," })
  }

  private static let showFunction = "marqueeShow("
}
