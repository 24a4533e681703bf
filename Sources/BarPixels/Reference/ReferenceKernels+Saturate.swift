extension ReferenceKernels {
  package static func saturate(_ dst: Words, count: Int, amount: Int) {
    for i in 0..<count {
      let pixel = Channels(dst[i])
      // ITU-R BT.709 luma, in 1/4096.
      let luma = 871 * pixel.values[1] + 2929 * pixel.values[2] + 296 * pixel.values[3]
      let colours = pixel.values.dropFirst().map { value in
        let moved = rounded(luma * 256 + (value * 4096 - luma) * amount, over: 4096 * 256)
        return min(max(moved, 0), pixel.alpha)
      }
      dst[i] = Channels([pixel.alpha] + colours).word
    }
  }
}
