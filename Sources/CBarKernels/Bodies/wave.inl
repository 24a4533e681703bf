// BK_WAVE rows unfiltered together, each a pixel behind the one above it; see unfilter.inl. BK_SHIFTED are the lanes of a
// pixel, then those of a wave without its last pixel.
#define BK_PASTE_(name, size) name##_##size
#define BK_PASTE(name, size) BK_PASTE_(name, size)
#define BK_W(name) BK_PASTE(name, BK_WAVE)

typedef int16_t BK_W(wave) __attribute__((vector_size(8 * BK_WAVE)));
typedef uint16_t BK_W(sums) __attribute__((vector_size(8 * BK_WAVE)));
typedef uint8_t BK_W(bytes) __attribute__((vector_size(4 * BK_WAVE)));

BK_INLINE BK_W(bytes) BK_W(bytes_of)(const uint32_t pixels[BK_WAVE]) {
  BK_W(bytes) bytes;
  __builtin_memcpy(&bytes, pixels, sizeof bytes);
  return bytes;
}

BK_INLINE BK_W(wave) BK_W(wave_of)(const uint32_t pixels[BK_WAVE]) {
  return __builtin_convertvector(BK_W(bytes_of)(pixels), BK_W(wave));
}

// A pixel of each row, `step` bytes apart.
BK_INLINE BK_W(bytes) BK_W(load_wave)(const uint8_t *from, size_t step) {
  uint32_t pixels[BK_WAVE];
  for (size_t k = 0; k < BK_WAVE; k++) pixels[k] = load_pixel(from + k * step);
  return BK_W(bytes_of)(pixels);
}

BK_INLINE void BK_W(store_wave)(uint8_t *to, size_t step, BK_W(bytes) bytes, size_t distance) {
  uint32_t pixels[BK_WAVE];
  __builtin_memcpy(pixels, &bytes, sizeof pixels);
  for (size_t k = 0; k < BK_WAVE; k++) __builtin_memcpy(to + k * step, &pixels[k], distance);
}

BK_INLINE BK_W(wave) BK_W(select)(BK_W(wave) mask, BK_W(wave) yes, BK_W(wave) no) {
  return (mask & yes) | (~mask & no);
}

BK_INLINE void BK_W(unfilter_wave)(uint8_t *rows, size_t count, size_t distance, bk_wave_kind kind) {
  size_t stride = count + 1, step = stride - distance, head = (BK_WAVE - 1) * distance;
  uint8_t *row = rows + 1;
  const uint8_t *above = row - stride;
  // The steps at which a row has not begun, byte by byte.
  uint32_t left[BK_WAVE] = {}, corner[BK_WAVE] = {};
  for (size_t k = 0; k + 1 < BK_WAVE; k++) {
    uint8_t *at = row + k * stride;
    size_t end = head - k * distance;
    unfilter_bytes(at[-1], at, at - stride, 0, end, distance);
    left[k] = load_pixel(at + end - distance);
    corner[k] = load_pixel(at + end - distance - stride);
  }
  // Above the first row's pixel lies a row that is finished, above the others what was made a step ago.
  if (kind == BK_ALL_AVERAGE) {
    BK_W(bytes) a = BK_W(bytes_of)(left);
    for (size_t i = head; i < count; i += distance) {
      BK_W(bytes) first = BK_W(bytes_of)((uint32_t[BK_WAVE]){load_pixel(above + i)});
      BK_W(bytes) b = __builtin_shufflevector(first, a, BK_SHIFTED);
      // CPUs round the average of bytes up.
      BK_W(sums) sum = __builtin_convertvector(a, BK_W(sums)) + __builtin_convertvector(b, BK_W(sums)) + 1;
      BK_W(bytes) up = __builtin_convertvector(sum >> 1, BK_W(bytes));
      a = BK_W(load_wave)(row + i, step) + up - ((a ^ b) & 1);
      BK_W(store_wave)(row + i, step, a, distance);
    }
  } else {
    // A filter is Paeth's with what it does not look at taken for 0; the average is not.
    BK_W(wave) uses_left = {}, uses_above = {}, uses_corner = {}, is_average = {};
    for (size_t lane = 0; lane < 4 * BK_WAVE; lane++) {
      uint8_t filter = rows[lane / 4 * stride];
      uses_left[lane] = filter == 1 || filter >= 3 ? -1 : 0;
      uses_above[lane] = filter >= 2 ? -1 : 0;
      uses_corner[lane] = filter == 4 ? -1 : 0;
      is_average[lane] = filter == 3 ? -1 : 0;
    }
    BK_W(wave) a = BK_W(wave_of)(left), c = BK_W(wave_of)(corner);
    for (size_t i = head; i < count; i += distance) {
      BK_W(wave) first = BK_W(wave_of)((uint32_t[BK_WAVE]){load_pixel(above + i)});
      BK_W(wave) b = __builtin_shufflevector(first, a, BK_SHIFTED);
      BK_W(wave) own = __builtin_convertvector(BK_W(load_wave)(row + i, step), BK_W(wave));
      BK_W(wave) l = a & uses_left, u = b & uses_above, k = c & uses_corner, limit = 3 * k - u - l;
      BK_W(wave) low = __builtin_elementwise_min(l, u), high = __builtin_elementwise_max(l, u);
      BK_W(wave) made = BK_W(select)(high > limit, (k + own) & 255, (low + own) & 255);
      made = BK_W(select)(limit > low, made, (high + own) & 255);
      if (kind == BK_ANY) made = BK_W(select)(is_average, (((a + b) >> 1) + own) & 255, made);
      a = made;
      c = b;
      BK_W(store_wave)(row + i, step, __builtin_convertvector(a, BK_W(bytes)), distance);
    }
  }
  // The steps at which a row is at its end already.
  for (size_t k = 1; k < BK_WAVE; k++) {
    uint8_t *at = row + k * stride;
    unfilter_bytes(at[-1], at, at - stride, count - k * distance, count, distance);
  }
}

#undef BK_W
#undef BK_PASTE
#undef BK_PASTE_
#undef BK_SHIFTED
#undef BK_WAVE
