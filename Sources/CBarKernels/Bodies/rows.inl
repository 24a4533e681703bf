// Rows of PNG files: filters (PNG specification, 9.2) and the order of samples.

static void filter_sub(uint8_t *out, const uint8_t *row, size_t count, size_t distance) {
  size_t head = distance < count ? distance : count;
  for (size_t i = 0; i < head; i++) out[i] = row[i];
  for (size_t i = distance; i < count; i++) out[i] = (uint8_t)(row[i] - row[i - distance]);
}

static void filter_up(uint8_t *out, const uint8_t *row, const uint8_t *above, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
}

// The differences' sum, each taken as a signed byte.
static uint32_t filter_cost(const uint8_t *row, const uint8_t *other, size_t count) {
  uint32_t sum = 0;
  for (size_t i = 0; i < count; i++) {
    uint8_t difference = (uint8_t)(row[i] - other[i]), negated = (uint8_t)(0 - difference);
    sum += difference < negated ? difference : negated;
  }
  return sum;
}

static bk_row_facts row_facts(const uint32_t *row, const uint32_t *above, size_t width) {
  uint32_t changed = row[0] != above[0], novel = changed, all = row[0];
  for (size_t x = 1; x < width; x++) {
    uint32_t word = row[x], unlike_above = word != above[x], unlike_left = word != row[x - 1];
    changed += unlike_above;
    novel += unlike_above & unlike_left;
    all &= word;
  }
  return (bk_row_facts){changed, novel, all};
}

static uint32_t conjunction(const uint32_t *row, size_t count) {
  uint32_t all = 0xFFFFFFFF;
  for (size_t i = 0; i < count; i++) all &= row[i];
  return all;
}

static void write_rgb(uint8_t *out, const uint32_t *row, size_t count) {
  size_t i = 0;
#if BK_SHUFFLES
  typedef uint8_t bytes __attribute__((vector_size(32)));
  for (; i + 8 <= count; i += 8) {
    bytes words;
    __builtin_memcpy(&words, row + i, 32);
    bytes three = __builtin_shufflevector(
        words, words, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 18, 17, 16, 22, 21, 20, 26, 25, 24, 30, 29, 28, -1, -1, -1,
        -1, -1, -1, -1, -1);
    __builtin_memcpy(out + 3 * i, &three, 24);
  }
#endif
  for (; i < count; i++) {
    uint32_t word = row[i];
    out[3 * i] = (uint8_t)(word >> 16);
    out[3 * i + 1] = (uint8_t)(word >> 8);
    out[3 * i + 2] = (uint8_t)word;
  }
}

static void write_opaque_rgba(uint8_t *out, const uint32_t *row, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t word = row[i];
    uint32_t swapped = (word & 0xFF00FF00) | (word >> 16 & 0xFF) | (word & 0xFF) << 16;
    __builtin_memcpy(out + 4 * i, &swapped, 4);
  }
}

static void expand_rgb(uint32_t *out, const uint8_t *row, size_t count) {
  size_t i = 0;
#if BK_SHUFFLES
  typedef uint8_t bytes __attribute__((vector_size(32)));
  // Eight pixels are 24 bytes, but 32 are read.
  for (; i + 11 <= count; i += 8) {
    bytes three;
    __builtin_memcpy(&three, row + 3 * i, 32);
    bytes four = __builtin_shufflevector(
        three, (bytes){} + 255, 0, 1, 2, 32, 3, 4, 5, 32, 6, 7, 8, 32, 9, 10, 11, 32, 12, 13, 14, 32, 15, 16, 17, 32, 18,
        19, 20, 32, 21, 22, 23, 32);
    __builtin_memcpy(out + i, &four, 32);
  }
#endif
  for (; i < count; i++) {
    out[i] = row[3 * i] | (uint32_t)row[3 * i + 1] << 8 | (uint32_t)row[3 * i + 2] << 16 | 0xFF000000;
  }
}
