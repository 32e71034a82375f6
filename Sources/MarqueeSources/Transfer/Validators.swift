package import Foundation

/// What a server said of a body, to know whether it may be kept and when to ask again.
package struct Validators: Hashable, Sendable, Codable {
  package var etag: String?
  package var lastModified: String?
  /// Until when the body can be used without asking, in seconds since 1970; `nil` to ask each time.
  package var freshUntil: Double?
  /// When the server said so, in seconds since 1970.
  package var freshSince: Double?
  /// When the body was received; `nil` if an older version has stored it.
  package var receivedAt: Date?
  /// Whether the body must not be stored; `nil` if it may.
  package var forbidsStoring: Bool?

  package init(etag: String? = nil, lastModified: String? = nil) {
    self.etag = etag
    self.lastModified = lastModified
  }

  /// Whether the body can be used without asking the server.
  func isFresh(at now: Date = Date()) -> Bool {
    // A clock that was put back would otherwise make a body fresh for as long.
    guard let freshSince, let freshUntil, freshSince < freshUntil else { return false }
    return (freshSince..<freshUntil).contains(now.timeIntervalSince1970)
  }

  /// Reads `Cache-Control`; `no-store`, `no-cache` and `max-age` count (RFC 9111, section 5.2.2).
  mutating func read(cacheControl: String?, at now: Date = Date()) {
    let directives = (cacheControl ?? "").lowercased().split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    if directives.contains("no-store") { forbidsStoring = true }
    guard !directives.contains(where: { $0 == "no-store" || $0.hasPrefix("no-cache") }) else {
      return
    }
    let age = directives.lazy.compactMap { directive -> Double? in
      guard directive.hasPrefix("max-age=") else { return nil }
      return Double(directive.dropFirst("max-age=".count))
    }.first
    if let age, age > 0, age.isFinite {
      freshSince = now.timeIntervalSince1970
      freshUntil = now.timeIntervalSince1970 + min(age, Self.longestAge)
    }
  }

  /// What was known, with what the answer that nothing has changed says of it (RFC 9111, section
  /// 4.3.4).
  func updated(by answer: Validators) -> Validators {
    var updated = answer
    updated.etag = answer.etag ?? etag
    updated.lastModified = answer.lastModified ?? lastModified
    // The body is as old as before, and one that is equal to what is stored is not written again.
    updated.receivedAt = receivedAt
    return updated
  }

  /// The longest time without asking, in seconds: a year, as RFC 2616 had it.
  private static let longestAge = 31_536_000.0
}
