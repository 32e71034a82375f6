import MarqueeScreen
import MarqueeSolver

/// Runs the program `MarqueeLayoutCases` on a file of described layouts.
package struct CaseRun: Sendable {
  /// The frames as JSON; empty for a file without descriptions.
  package let output: [UInt8]
  /// The errors, one line each, in the form `cases.json: error: …`.
  package let errors: [String]

  /// Reads descriptions and solves them.
  ///
  /// - Parameters:
  ///   - json: One description, or an array of them.
  ///   - name: The name of the file in errors.
  package init(_ json: [UInt8], name: String) {
    let cases: [CaseDescription]
    do {
      cases = try CaseDescription.read(json)
    } catch {
      let path = error.path.isEmpty ? "" : "\(error.path): "
      output = []
      errors = ["\(name): error: \(path)\(error.message)"]
      return
    }
    let results = cases.map { $0.solve() }
    var writer = JSONWriter(style: .compact)
    CaseResult.write(results, to: &writer)
    writer.endOfFile()
    output = writer.bytes
    errors = results.enumerated().flatMap { index, result in
      result.solved.faults.map { fault in
        "\(name): error: \(result.name.isEmpty ? "[\(index)]" : "'\(result.name)'"): \(fault)"
      }
    }
  }
}
