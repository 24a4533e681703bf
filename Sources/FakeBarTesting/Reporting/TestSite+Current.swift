import Foundation

#if canImport(Testing)
  import Testing
#endif

extension TestSite {
  /// The test that runs, as Swift Testing says, or else as its function does.
  static func current(
    _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt, _ function: String
  ) -> TestSite {
    let id = "\(fileID)"
    let caller = SourcePoint(fileID: id, filePath: filePath, line: Int(line), column: Int(column))
    #if canImport(Testing)
      if let test = Test.current {
        var names = test.id.nameComponents
        let function = names.popLast() ?? test.name
        #if compiler(>=6.3)
          let file = test.sourceLocation.filePath
        #else
          let file = test.sourceLocation._filePath
        #endif
        return TestSite(
          module: test.id.moduleName, testFile: file, suites: names, function: function,
          isParameterized: test.isParameterized, caller: caller)
      }
    #endif
    let module = id.split(separator: "/").first.map(String.init) ?? id
    return TestSite(module: module, testFile: "\(filePath)", function: function, caller: caller)
  }
}
