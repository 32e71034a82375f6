import Foundation

struct TransferResponse: Sendable {
  let status: Int
  let validators: Validators
  /// The body; empty if the status is not success.
  let data: Data

  init(status: Int, validators: Validators = Validators(), data: Data = Data()) {
    self.status = status
    self.validators = validators
    self.data = data
  }
}
