import CBarKernels

/// The loops over rows of files, as this CPU runs them fastest. Chosen once; every choice gives the same bytes.
enum RowKernels {
  // Function pointers, written once before they are read.
  nonisolated(unsafe) static let table = bk_best().pointee
}
