public import Foundation

/// What a source is asked for: one screen.
///
/// ``ScreenName`` is enough for screens that are files. An enum of the app's own lists what there is,
/// and says how a service is asked for it:
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
/// Equal targets are one screen: a source transfers it once for all who ask for it at one time.
public protocol ScreenTarget: Hashable, Sendable {
  /// The path of the screen, from the folder of a bundle or from the base of a server, such as
  /// `Shop/Home.json`.
  var path: String { get }
  /// What follows the path in the address; nothing by default.
  var query: [URLQueryItem] { get }
  /// The header fields of the request; none by default.
  ///
  /// They are not sent to another server that the first one redirects to.
  var headers: [String: String] { get }
  /// How the server is asked; `GET` by default.
  var method: HTTPMethod { get }
}

extension ScreenTarget {
  /// Nothing follows the path.
  public var query: [URLQueryItem] { [] }
  /// No header fields.
  public var headers: [String: String] { [:] }
  /// `GET`.
  public var method: HTTPMethod { .get }
}

extension ScreenTarget where Self: RawRepresentable, RawValue == String {
  /// The raw value and `.json`, so that an enum with the names of screens is a target as it is.
  public var path: String { "\(rawValue).json" }
}
