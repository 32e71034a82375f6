import MarqueeDiagnostics
import MarqueeOutputs

extension DiffReport {
  /// Warns about screens that have errors, and about what is not compared.
  func printWarnings(on console: Console) {
    for warning in warnings { console.printMessage(.warning, "\(warning)") }
  }
}

extension UsageError {
  /// The error for two versions that cannot be compared; `nil` if they can.
  init?(comparing old: DiffSide, with new: DiffSide) {
    guard old.isFile != new.isFile else { return nil }
    let (file, folder) = old.isFile ? (old.name, new.name) : (new.name, old.name)
    self = .mixedOperands(file: file, folder: folder)
  }
}
