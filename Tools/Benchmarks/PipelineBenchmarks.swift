import MarqueeCompiler
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stages from bytes to JSON, for catalogs that grow by a factor of ten; a unit is a byte of
/// the property list, or of the JSON if that is written.
let pipelineBenchmarks: [Benchmark] =
  [1_000, 10_000].flatMap(stages) + [stage("build", 100_000, runCount: 2, build)]

private func stages(sectionCount: Int) -> [Benchmark] {
  let runCount = sectionCount > 1_000 ? 7 : 15
  return [
    stage("read", sectionCount, runCount: runCount) { bytes in
      PropertyListDocument.read(bytes, name: "Big.plist").diagnostics.count
    },
    load(sectionCount, runCount: runCount),
    stage("check", sectionCount, runCount: runCount) { bytes in
      pipeline(bytes, jobCount: 1).compile(.compact).diagnostics.count
    },
    stage("build", sectionCount, runCount: runCount, build),
    stage("build-two-jobs", sectionCount, runCount: runCount) { bytes in
      build(bytes, jobCount: 2)
    },
    transform(sectionCount, runCount: runCount),
    emit(sectionCount, runCount: runCount),
    Benchmark(name: "plain-\(sectionCount)", unit: "bytes", runCount: runCount) {
      let data = Data(GeneratedCatalog.propertyList(sectionCount: sectionCount))
      return { PlainProgram.run(data) > 0 ? data.count : 0 }
    },
  ]
}

@Sendable private func build(_ bytes: [UInt8]) -> Int { build(bytes, jobCount: 1) }

private func build(_ bytes: [UInt8], jobCount: Int) -> Int {
  pipeline(bytes, jobCount: jobCount).compile(.compact).objects
    .reduce(0) { $0 + ($1.json?.count ?? 0) }
}

private func pipeline(_ bytes: [UInt8], jobCount: Int) -> ContentPipeline {
  ContentPipeline(propertyList: Data(bytes), named: "Big.plist", jobCount: jobCount)
}

private func stage(
  _ name: String, _ sectionCount: Int, runCount: Int, _ work: @escaping @Sendable ([UInt8]) -> Int
) -> Benchmark {
  Benchmark(name: "\(name)-\(sectionCount)", unit: "bytes", runCount: runCount) {
    let bytes = GeneratedCatalog.propertyList(sectionCount: sectionCount)
    return { work(bytes) < 0 ? 0 : bytes.count }
  }
}

/// The structure check and the decoder, which visit the sections together.
private func load(_ sectionCount: Int, runCount: Int) -> Benchmark {
  Benchmark(name: "load-\(sectionCount)", unit: "bytes", runCount: runCount) {
    let bytes = GeneratedCatalog.propertyList(sectionCount: sectionCount)
    let document = PropertyListDocument.read(bytes, name: "Big.plist").document
    return {
      let count = CheckedLoad.load(document, contentModel: .builtIn).catalog.sections.count
      return count == sectionCount ? bytes.count : 0
    }
  }
}

/// Only the screen: its identifiers, ranks and layouts.
private func transform(_ sectionCount: Int, runCount: Int) -> Benchmark {
  Benchmark(name: "transform-\(sectionCount)", unit: "bytes", runCount: runCount) {
    let bytes = GeneratedCatalog.propertyList(sectionCount: sectionCount)
    let catalog = pipeline(bytes, jobCount: 1).run().screens.first?.catalog
    return { catalog.map { Screen($0).sections.count } == sectionCount ? bytes.count : 0 }
  }
}

private func emit(_ sectionCount: Int, runCount: Int) -> Benchmark {
  Benchmark(name: "emit-\(sectionCount)", unit: "bytes", runCount: runCount) {
    let bytes = GeneratedCatalog.propertyList(sectionCount: sectionCount)
    let screen = pipeline(bytes, jobCount: 1).run().screens.first?.screen
    return { screen?.json().count ?? 0 }
  }
}
