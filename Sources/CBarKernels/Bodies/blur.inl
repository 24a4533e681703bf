// Three boxes an axis stand for a Gaussian; lanes count in 1/32 of a level.

static void box_start(uint32_t *sums, const uint16_t *row, uint32_t times, size_t lanes) {
  for (size_t i = 0; i < lanes; i++) sums[i] += row[i] * times;
}

static void box_step(
    uint32_t *sums, const uint16_t *leaving, const uint16_t *entering, const uint16_t *next, uint16_t *out,
    size_t lanes, uint32_t edge, uint32_t reciprocal) {
  size_t i = 0;
  for (; i + BK_WORDS <= lanes; i += BK_WORDS) {
    bk_words before = widen_halves(leaving + i);
    bk_words sum = load_words(sums + i) + widen_halves(entering + i) - before;
    store_words(sums + i, sum);
    bk_words weighted = (sum << 6) + (before + widen_halves(next + i)) * edge;
    // Even lanes and odd ones apart: CPUs multiply to 64 bits in every second lane.
    bk_longs even = ((bk_longs)weighted & 0xFFFFFFFF) * reciprocal + 0x80000000u;
    bk_longs odd = ((bk_longs)weighted >> 32) * reciprocal + 0x80000000u;
    bk_words averages = (bk_words)((even >> 32) | (odd & 0xFFFFFFFF00000000));
    bk_few_halves few = __builtin_convertvector(averages, bk_few_halves);
    __builtin_memcpy(out + i, &few, sizeof few);
  }
  for (; i < lanes; i++) {
    uint32_t before = leaving[i];
    uint32_t sum = sums[i] + entering[i] - before;
    sums[i] = sum;
    uint32_t weighted = sum * 64 + (before + next[i]) * edge;
    out[i] = (uint16_t)(((uint64_t)weighted * reciprocal + 0x80000000u) >> 32);
  }
}

static void add_rows(
    uint16_t *sums, const uint8_t *a, const uint8_t *b, const uint8_t *c, const uint8_t *d, size_t count) {
  for (size_t i = 0; i < count; i++) sums[i] = (uint16_t)(a[i] + b[i] + c[i] + d[i]);
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
  size_t i = 0;
  for (; i + BK_HALVES <= count; i += BK_HALVES) {
    bk_halves sum = (bk_halves)load_words(above + i) * rest + (bk_halves)load_words(below + i) * weight + 128;
    bk_half_bytes bytes = __builtin_convertvector(sum >> 8, bk_half_bytes);
    __builtin_memcpy(out + i, &bytes, sizeof bytes);
  }
  for (; i < count; i++) {
    uint16_t sum = (uint16_t)((uint16_t)(above[i] * rest) + (uint16_t)(below[i] * weight) + 128);
    out[i] = (uint8_t)(sum >> 8);
  }
}
