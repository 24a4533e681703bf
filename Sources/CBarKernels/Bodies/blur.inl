// Three boxes an axis stand for a Gaussian; lanes count in 1/32 of a level.

static void box_start(uint32_t *sums, const uint16_t *row, uint32_t times, size_t lanes) {
  for (size_t i = 0; i < lanes; i++) sums[i] += row[i] * times;
}

static void box_step(
    uint32_t *sums, const uint16_t *leaving, const uint16_t *entering, const uint16_t *next, uint16_t *out,
    size_t lanes, uint32_t edge, uint32_t reciprocal) {
  for (size_t i = 0; i < lanes; i++) {
    uint32_t before = leaving[i];
    uint32_t sum = sums[i] + entering[i] - before;
    sums[i] = sum;
    uint32_t weighted = sum * 64 + (before + next[i]) * edge;
    out[i] = (uint16_t)(((uint64_t)weighted * reciprocal + 0x80000000u) >> 32);
  }
}

static void add_row(uint16_t *sums, const uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) sums[i] += bytes[i];
}

// The sum of each four neighbours, doubled; at most 8160 a lane, so lanes do not meet.
static void add_cells(uint64_t *cells, const uint64_t *sums, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const uint64_t *four = sums + i * 4;
    cells[i] = (four[0] + four[1] + four[2] + four[3]) * 2;
  }
}

static inline uint64_t eighth(uint64_t lanes) {
  return ((lanes + 0x0004000400040004) >> 3) & 0x1FFF1FFF1FFF1FFF;
}

// The four pixels between each two of `count` cells, rounded half up.
static void spread(uint64_t *wide, const uint64_t *cells, size_t count) {
  for (size_t i = 0; i + 1 < count; i++) {
    uint64_t a = cells[i], b = cells[i + 1];
    wide[4 * i] = eighth(a * 7 + b);
    wide[4 * i + 1] = eighth(a * 5 + b * 3);
    wide[4 * i + 2] = eighth(a * 3 + b * 5);
    wide[4 * i + 3] = eighth(a + b * 7);
  }
}

static void mix(uint8_t *out, const uint16_t *above, const uint16_t *below, uint16_t weight, size_t count) {
  uint16_t rest = 8 - weight;
  for (size_t i = 0; i < count; i++) {
    uint16_t sum = (uint16_t)((uint16_t)(above[i] * rest) + (uint16_t)(below[i] * weight) + 128);
    out[i] = (uint8_t)(sum >> 8);
  }
}
