package import Foundation

package struct StoredBody: Hashable, Sendable {
  package let data: Data
  package let validators: Validators

  package init(_ data: Data, _ validators: Validators) {
    self.data = data
    self.validators = validators
  }
}
