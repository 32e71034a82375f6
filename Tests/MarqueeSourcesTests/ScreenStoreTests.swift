import Foundation
import TestSupport
import Testing

// Stores and answers are internal: apps see only a source.
@testable import MarqueeSources

/// What is on disk, whole and damaged.
@Suite struct ScreenStoreTests {
  private let folder: TemporaryFolder
  private let store: ScreenStore

  init() throws {
    folder = try TemporaryFolder()
    store = ScreenStore(folder: folder.url.appending(path: "S/Screens"))
  }

  private func body(_ text: String, etag: String? = nil) -> StoredBody {
    StoredBody(Data(text.utf8), Validators(etag: etag))
  }

  private func names() throws -> [String] {
    try folder.names().filter { $0.hasPrefix("S/Screens/") }.map {
      String($0.dropFirst("S/Screens/".count))
    }
  }

  /// SHA-256 of 'abc', from FIPS 180-4.
  private static let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

  @Test func `a body is found by its key, by another store too`() async throws {
    #expect(await store.body(for: "a") == nil)
    try await store.store(body("abc", etag: "1"), for: "a")
    try await store.store(body("abc"), for: "b")
    let other = ScreenStore(folder: folder.url.appending(path: "S/Screens"))
    #expect(await other.body(for: "a") == body("abc", etag: "1"))
    #expect(await other.body(for: "b") == body("abc"))
    #expect(await other.body(for: "c") == nil)
    #expect(try names() == ["Index.json", "\(Self.abc).json"])
  }

  @Test func `unused files are removed, and foreign ones stay`() async throws {
    try await store.store(body("abc"), for: "a")
    try folder.write("mine", to: "S/Screens/notes.json")
    try folder.write("half", to: "S/Screens/.0123.marquee.tmp")
    try await store.store(body("new"), for: "a")
    #expect(await store.body(for: "a") == body("new"))
    #expect(try names().count == 3)
    #expect(try !names().contains("\(Self.abc).json"))
    #expect(try names().contains("notes.json"))
  }

  @Test(arguments: ["", "ab", "abd", "abcd"])
  func `a damaged body counts as missing, and is written again`(text: String) async throws {
    try await store.store(body("abc"), for: "a")
    try folder.write(text, to: "S/Screens/\(Self.abc).json")
    #expect(await store.body(for: "a") == nil)
    try await store.store(body("abc"), for: "b")
    #expect(await store.body(for: "a") == body("abc"))
  }

  @Test(arguments: ["", "{", "[]", #"{"formatVersion":2,"entries":{}}"#])
  func `a store without a readable index is empty`(text: String) async throws {
    try await store.store(body("abc"), for: "a")
    try folder.write(text, to: "S/Screens/Index.json")
    #expect(await store.body(for: "a") == nil)
    try await store.store(body("abc"), for: "a")
    #expect(await store.body(for: "a") == body("abc"))
  }

  @Test func `an index that no entry can follow is empty`() async throws {
    try await store.store(body("abc"), for: "a")
    let index = String(decoding: try folder.read("S/Screens/Index.json"), as: UTF8.self)
    try folder.write(
      index.replacing(#""order":1"#, with: #""order":9223372036854775807"#),
      to: "S/Screens/Index.json")
    try await store.store(body("new"), for: "b")
    #expect(await store.body(for: "b") == body("new"))
  }

  @Test func `several bodies change at once`() async throws {
    try await store.replace(["a": body("1"), "b": body("2"), "c": body("3")])
    try await store.replace(["a": body("4"), "d": body("5")], dropping: ["b"])
    let texts = await [
      store.body(for: "a"), store.body(for: "b"), store.body(for: "c"), store.body(for: "d"),
    ].map { $0.map { String(decoding: $0.data, as: UTF8.self) } }
    #expect(texts == ["4", nil, "3", "5"])
    #expect(try names().count == 4)
  }

  @Test func `everything can be removed`() async throws {
    try await store.removeAll()
    try await store.store(body("abc"), for: "a")
    try await store.removeAll()
    #expect(await store.body(for: "a") == nil)
    #expect(try names().isEmpty)
  }

  @Test func `the oldest entries make room, but for those of a manifest`() throws {
    let body = StagedBody(digest: "", byteCount: 0, validators: Validators())
    var index = StoreIndex()
    index.set("listed", body, isListed: true)
    for number in 0..<StoreIndex.entryLimit + 3 {
      index.set("\(number)", body, isListed: false)
    }
    index.set("0", body, isListed: false)
    index.dropOldest()
    #expect(index.entries.count == StoreIndex.entryLimit + 1)
    #expect(["listed", "0", "4"].allSatisfy { index.entries[$0] != nil })
    #expect(["1", "2", "3"].allSatisfy { index.entries[$0] == nil })
  }
}
