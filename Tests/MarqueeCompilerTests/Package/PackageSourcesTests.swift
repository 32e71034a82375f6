import Foundation
import TestSupport
import Testing

/// What must hold for the package's files, so that it builds on every supported system.
@Suite struct PackageSourcesTests {
  private static let root = PackageFolder.url

  /// The paths of all files and folders of the package, except hidden and built ones.
  private static func paths() throws -> [String] {
    let names = ["Content", "Sources", "Tests", "Tools"]
    let below = names.flatMap { name in
      FileManager.default.enumerator(atPath: root.appending(path: name).path)?
        .compactMap { ($0 as? String).map { "\(name)/\($0)" } } ?? []
    }
    return try FileManager.default.contentsOfDirectory(atPath: root.path).filter { $0 != "build" }
      + below.filter { !$0.contains("/.") }
  }

  @Test func `no two paths differ only in case`() throws {
    let paths = try Self.paths()
    #expect(paths.contains("Sources/MarqueeCompiler/Version.swift"))
    let groups = Dictionary(grouping: paths) { $0.lowercased() }
    #expect(groups.values.filter { $0.count > 1 }.isEmpty)
  }

  /// Xcode keeps the intermediates of targets, products and modules in folders of these names.
  @Test func `no two names of the manifest differ only in case`() throws {
    let manifest = try String(
      contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let names = Set(manifest.matches(of: /name: "([^"]+)"/).map { String($0.1) })
    #expect(names.isSuperset(of: ["marquee", "MarqueeCompiler", "MarqueeScreen"]))
    let groups = Dictionary(grouping: names) { $0.lowercased() }
    #expect(groups.values.filter { $0.count > 1 }.isEmpty)
  }

  /// `Array.span` and others need macOS 26 or iOS 26, which a build on Linux never notices.
  ///
  /// The span of an unsafe buffer needs neither, and is marked as unsafe.
  @Test func `spans are only used in one place`() throws {
    let sources = try Self.paths().filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Tests/") }
    let properties = [".span", ".utf8Span", ".mutableSpan"]
    let users = try sources.filter { path in
      let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
      guard properties.contains(where: text.utf8.containsASCII) else { return false }
      return text.split(separator: "\n").contains { line in
        line.contains(/\.(span|utf8Span|mutableSpan)\b/) && !line.contains(/unsafe .*\.span\b/)
          && !line.contains(/^ *\/\//)
      }
    }
    #expect(users == ["Sources/MarqueeScreen/Support/Array+Span.swift"])
  }
}

extension String.UTF8View {
  /// Whether some ASCII text occurs, which is much quicker to find out than for characters.
  fileprivate func containsASCII(_ text: String) -> Bool {
    Array(self).firstRange(of: Array(text.utf8)) != nil
  }
}
