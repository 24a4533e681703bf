import CBarKernels

extension Kernels {
  /// The loops in C, as this CPU runs them fastest. Chosen once; every choice gives the same bytes.
  // Function pointers, written once before they are read.
  nonisolated(unsafe) static let table = bk_best().pointee

  /// “plain”, “avx2” or “avx512”: which of them are in use, for benchmarks and bug reports.
  public static var variant: String { String(cString: table.name) }
}
