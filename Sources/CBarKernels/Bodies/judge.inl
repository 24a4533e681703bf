// How far apart the colours of a run of opaque pixels are. Numbers are doubles, and no two operations are fused into one:
// each is rounded as every CPU rounds it.
#pragma clang fp contract(off)

typedef double bk_doubles __attribute__((vector_size(BK_BYTES)));
typedef int64_t bk_flags __attribute__((vector_size(BK_BYTES)));
enum { BK_DOUBLES = BK_BYTES / 8 };
typedef uint32_t bk_few_words __attribute__((vector_size(BK_BYTES / 2)));
typedef int32_t bk_few_numbers __attribute__((vector_size(BK_BYTES / 2)));
typedef uint8_t bk_all_bytes __attribute__((vector_size(BK_BYTES)));
typedef uint8_t bk_fewest_bytes __attribute__((vector_size(BK_BYTES / 8)));

#define BK_INLINE static inline __attribute__((always_inline))

// What a metric says of a few pixels.
typedef struct {
  bk_doubles distance, lightness;
  bk_flags different;
} bk_opinion;

// The tables of OKLab.
typedef struct {
  const double *light, *roots;
} bk_tables;

typedef enum { BK_CHANNEL, BK_YIQ, BK_OKLAB } bk_metric;

BK_INLINE bk_doubles doubles_of(bk_few_words words) {
  return __builtin_convertvector((bk_few_numbers)words, bk_doubles);
}

BK_INLINE bk_doubles channel_of(bk_few_words words, int shift) { return doubles_of((words >> shift) & 255); }

BK_INLINE bk_doubles absolute(bk_doubles value) { return __builtin_elementwise_abs(value); }
BK_INLINE bk_doubles greater(bk_doubles a, bk_doubles b) { return __builtin_elementwise_max(a, b); }

BK_INLINE bk_doubles choose(bk_flags flags, bk_doubles yes, bk_doubles no) {
  return (bk_doubles)(((bk_flags)yes & flags) | ((bk_flags)no & ~flags));
}

// Rec. 601's luma with the digits of pixelmatch.
BK_INLINE bk_doubles luma(bk_doubles red, bk_doubles green, bk_doubles blue) {
  return red * 0.29889531 + green * 0.58662247 + blue * 0.11448223;
}

BK_INLINE bk_doubles look_up(const double *table, bk_few_words at) {
  bk_doubles values;
  for (size_t k = 0; k < BK_DOUBLES; k++) values[k] = table[at[k]];
  return values;
}

// On the line between two entries.
BK_INLINE bk_doubles between(const double *table, bk_doubles at) {
  bk_few_numbers index = __builtin_convertvector(at, bk_few_numbers);
  bk_doubles low = look_up(table, (bk_few_words)index), high = look_up(table + 1, (bk_few_words)index);
  return low + (high - low) * (at - __builtin_convertvector(index, bk_doubles));
}

typedef struct {
  bk_doubles l, m, s, lightness;
} bk_cones;

// Ottosson's matrices and toe, with 4096 steps in the table of cube roots.
BK_INLINE bk_cones cones(bk_few_words words, bk_tables tables) {
  bk_doubles r = look_up(tables.light, words & 255), g = look_up(tables.light, (words >> 8) & 255),
             b = look_up(tables.light, (words >> 16) & 255);
  bk_doubles l = between(tables.roots, (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) * 4096);
  bk_doubles m = between(tables.roots, (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) * 4096);
  bk_doubles s = between(tables.roots, (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) * 4096);
  bk_doubles lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
  const double k1 = 0.206, k2 = 0.03, k3 = (1 + k1) / (1 + k2);
  bk_doubles x = k3 * lightness - k1;
  bk_doubles toe = 0.5 * (x + __builtin_elementwise_sqrt(x * x + 4 * k2 * k3 * lightness));
  return (bk_cones){l, m, s, toe};
}

BK_INLINE bk_opinion oklab(bk_few_words e, bk_few_words a, double limit, bk_tables tables) {
  bk_cones one = cones(e, tables), other = cones(a, tables);
  bk_doubles l = one.l - other.l, m = one.m - other.m, s = one.s - other.s;
  bk_doubles lightness = one.lightness - other.lightness;
  bk_doubles green = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
  bk_doubles blue = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
  bk_doubles chroma = green * green + blue * blue, rest = limit - absolute(lightness);
  return (bk_opinion){
      absolute(lightness) + __builtin_elementwise_sqrt(chroma), lightness,
      ~((bk_flags)(rest > 0) & (bk_flags)(chroma <= rest * rest)) & (bk_flags)((absolute(lightness) > 0) | (chroma > 0))};
}

BK_INLINE bk_opinion opinion(bk_metric metric, bk_few_words e, bk_few_words a, double limit, bk_tables tables) {
  if (metric == BK_OKLAB) return oklab(e, a, limit, tables);
  bk_doubles red = channel_of(e, 0) - channel_of(a, 0), green = channel_of(e, 8) - channel_of(a, 8),
             blue = channel_of(e, 16) - channel_of(a, 16);
  bk_doubles y = luma(red, green, blue), distance;
  if (metric == BK_YIQ) {
    bk_doubles i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189;
    bk_doubles q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694;
    distance = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
  } else {
    distance = greater(greater(absolute(red), absolute(green)), absolute(blue));
  }
  return (bk_opinion){distance, y, (bk_flags)(distance > limit)};
}

BK_INLINE bool judge(
    bk_judged *run, const uint32_t *expected, const uint32_t *actual, size_t count, double limit, bk_metric metric,
    bk_tables tables) {
  uint32_t e[BK_RUN], a[BK_RUN];
  __builtin_memcpy(e, expected, count * sizeof *e);
  __builtin_memcpy(a, actual, count * sizeof *a);
  // What follows the run is the same in both, and opaque.
  for (size_t i = count; i < BK_RUN; i++) e[i] = a[i] = 0xFF000000;
  bk_words all = (bk_words){} + 0xFFFFFFFF;
  bk_all_bytes steps = {};
  for (size_t i = 0; i < BK_RUN; i += BK_WORDS) {
    bk_words one = load_words(e + i), other = load_words(a + i);
    all &= (one & other) | (bk_words)(one == other);
    bk_all_bytes x = (bk_all_bytes)one, y = (bk_all_bytes)other;
    steps = __builtin_elementwise_max(steps, __builtin_elementwise_max(x, y) - __builtin_elementwise_min(x, y));
  }
  uint32_t opaque = 0xFFFFFFFF;
  uint8_t largest[4] = {};
  for (size_t k = 0; k < BK_WORDS; k++) opaque &= all[k];
  if (opaque >> 24 != 255) return false;
  for (size_t k = 0; k < BK_BYTES; k++) largest[k % 4] = steps[k] > largest[k % 4] ? steps[k] : largest[k % 4];
  __builtin_memcpy(run->steps, largest, sizeof largest);

  bk_flags changed = {}, different = {};
  bk_doubles none = (bk_doubles){} - 1, worst = none, worst_tolerated = none;
  for (size_t i = 0; i < BK_RUN; i += BK_DOUBLES) {
    bk_few_words one, other;
    __builtin_memcpy(&one, e + i, sizeof one);
    __builtin_memcpy(&other, a + i, sizeof other);
    bk_opinion found = opinion(metric, one, other, limit, tables);
    bk_flags is_changed = __builtin_convertvector((bk_few_numbers)(one != other), bk_flags);
    bk_flags is_different = found.different & is_changed, is_tolerated = ~found.different & is_changed;
    changed -= is_changed;
    different -= is_different;
    worst = greater(worst, choose(is_changed, found.distance, none));
    worst_tolerated = greater(worst_tolerated, choose(is_tolerated, found.distance, none));
    bk_flags state = (is_changed & BK_TOLERATED) | (is_different & BK_DIFFERENT) |
                     (is_different & (bk_flags)(found.lightness > 0) & BK_DARKER);
    bk_fewest_bytes states = __builtin_convertvector(state, bk_fewest_bytes);
    __builtin_memcpy(run->states + i, &states, sizeof states);
    __builtin_memcpy(run->distances + i, &found.distance, sizeof found.distance);
  }
  run->changed = run->different = 0;
  run->worst = run->worst_tolerated = -1;
  for (size_t k = 0; k < BK_DOUBLES; k++) {
    run->changed += (uint32_t)changed[k];
    run->different += (uint32_t)different[k];
    run->worst = worst[k] > run->worst ? worst[k] : run->worst;
    run->worst_tolerated = worst_tolerated[k] > run->worst_tolerated ? worst_tolerated[k] : run->worst_tolerated;
  }
  return true;
}

static bool judge_channel(
    bk_judged *run, const uint32_t *expected, const uint32_t *actual, size_t count, double limit) {
  return judge(run, expected, actual, count, limit, BK_CHANNEL, (bk_tables){});
}

static bool judge_yiq(bk_judged *run, const uint32_t *expected, const uint32_t *actual, size_t count, double limit) {
  return judge(run, expected, actual, count, limit, BK_YIQ, (bk_tables){});
}

static bool judge_oklab(
    bk_judged *run, const uint32_t *expected, const uint32_t *actual, size_t count, double limit, const double *light,
    const double *roots) {
  return judge(run, expected, actual, count, limit, BK_OKLAB, (bk_tables){light, roots});
}

#undef BK_INLINE
