import Foundation

struct TransferResponse: Sendable {
  let status: Int
  var validators = Validators()
  /// The body; empty if the status is not success.
  var data = Data()
}
