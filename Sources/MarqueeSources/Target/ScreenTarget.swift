public import Foundation

/// A screen to request from a source.
///
/// ``ScreenName`` is enough for screens that are files. An app's own enum can list its screens, and
/// describe how to request them from a service:
///
/// ```
/// enum Service: ScreenTarget {
///   case home
///   case boxOffice(date: String)
///
///   var path: String {
///     switch self {
///     case .home: "Home.json"
///     case .boxOffice: "boxoffice/daily.json"
///     }
///   }
///
///   var query: [URLQueryItem] {
///     switch self {
///     case .home: []
///     case .boxOffice(let date): [URLQueryItem(name: "targetDt", value: date)]
///     }
///   }
/// }
/// ```
///
/// Equal targets denote the same screen: a source transfers it once for all simultaneous requests.
public protocol ScreenTarget: Hashable, Sendable {
  /// The path of the screen, relative to the folder of a bundle or the base address of a server,
  /// such as `Shop/Home.json`.
  var path: String { get }
  /// The query of the address; empty by default.
  var query: [URLQueryItem] { get }
  /// The header fields of the request; empty by default.
  ///
  /// They are not sent to another server after a redirect.
  var headers: [String: String] { get }
  /// The method of the request; `GET` by default.
  var method: HTTPMethod { get }
  /// The names of header fields whose values lead to another screen, such as `X-Region`; empty by
  /// default.
  ///
  /// A stored screen is found again if the values of all other fields have changed, such as those
  /// of a renewed token.
  var identifyingHeaders: Set<String> { get }
}

extension ScreenTarget {
  /// No query.
  public var query: [URLQueryItem] { [] }
  /// No header fields.
  public var headers: [String: String] { [:] }
  /// None.
  public var identifyingHeaders: Set<String> { [] }
  /// `GET`.
  public var method: HTTPMethod { .get }
}

extension ScreenTarget where Self: RawRepresentable, RawValue == String {
  /// The raw value and `.json`, so that an enum of screen names is a target without further code.
  public var path: String { "\(rawValue).json" }
}
