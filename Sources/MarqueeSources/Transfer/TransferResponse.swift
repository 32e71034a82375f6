package import Foundation

/// What a server has answered.
package struct TransferResponse: Sendable {
  package let status: Int
  package let validators: Validators
  /// The body; empty if the status is not success.
  package let data: Data

  package init(status: Int, validators: Validators = Validators(), data: Data = Data()) {
    self.status = status
    self.validators = validators
    self.data = data
  }
}
