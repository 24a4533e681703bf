import CCairo

/// Cairo could not draw or write.
struct CairoError: Error, CustomStringConvertible {
  var status: cairo_status_t

  var description: String {
    "Cairo: \(String(cString: cairo_status_to_string(status))): check the temporary folder and its space"
  }
}
