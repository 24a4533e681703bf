// The filters of PNG rows taken off again (PNG specification, 9.2), in place. Each byte waits for the one to its left,
// so a row alone is as slow as the CPU's latency. Four or eight rows go together instead, each a pixel behind the one
// above it: what a row needs of that one has just been made, and lies in the lanes beside.

#pragma clang diagnostic push
// Vectors wider than the CPU's are passed nowhere: all is inlined.
#pragma clang diagnostic ignored "-Wpsabi"
#define BK_INLINE static inline __attribute__((always_inline))

// Paeth's choice without his distances: c is between a and b, or beyond one of them.
static inline int32_t paeth(int32_t a, int32_t b, int32_t c) {
  int32_t limit = 3 * c - b - a, low = a < b ? a : b, high = a < b ? b : a;
  int32_t chosen = high <= limit ? low : c;
  return limit <= low ? high : chosen;
}

// Bytes `from` to `to` of a row; what is left of them is finished.
BK_INLINE void unfilter_bytes(
    uint8_t filter, uint8_t *row, const uint8_t *above, size_t from, size_t to, size_t distance) {
  for (size_t i = from; i < to; i++) {
    int32_t a = i < distance ? 0 : row[i - distance], b = above[i], c = i < distance ? 0 : above[i - distance];
    int32_t guess = filter == 1 ? a : filter == 2 ? b : filter == 3 ? (a + b) >> 1 : filter == 4 ? paeth(a, b, c) : 0;
    row[i] = (uint8_t)(row[i] + guess);
  }
}

BK_INLINE void unfilter_sub(uint8_t *row, size_t count, size_t distance) {
  typedef uint8_t pixel __attribute__((vector_size(4)));
  size_t i = 0;
  if (distance == 3 || distance == 4) {
    pixel left = {};
    for (; i + sizeof left <= count; i += distance) {
      pixel own;
      __builtin_memcpy(&own, row + i, sizeof own);
      left += own;
      __builtin_memcpy(row + i, &left, distance);
    }
  }
  unfilter_bytes(1, row, row, i, count, distance);
}

// The channels of a pixel; the other half is not used.
typedef int16_t bk_channels __attribute__((vector_size(16)));
typedef uint8_t bk_channel_bytes __attribute__((vector_size(8)));

BK_INLINE bk_channels load_channels(const uint8_t *from) {
  bk_channel_bytes bytes = {};
  __builtin_memcpy(&bytes, from, 4);
  return __builtin_convertvector(bytes, bk_channels);
}

// Hides from the compiler how a value came about: it would save an operation and make the next pixel wait for it.
#if defined(__x86_64__)
#define BK_KEEP(value) __asm__("" : "+x"(value))
#else
#define BK_KEEP(value)
#endif

// Rows of Paeth's filter that stand alone. All that a pixel waits for is which guess it is: what each would make is worked
// out meanwhile.
BK_INLINE void unfilter_paeth(uint8_t *row, const uint8_t *above, size_t count, size_t distance) {
  size_t i = 0;
  if (distance == 3 || distance == 4) {
    bk_channels a = {}, c = {};
    for (; i + 4 <= count; i += distance) {
      bk_channels b = load_channels(above + i), own = load_channels(row + i), rest = 3 * c - b;
      BK_KEEP(rest);
      bk_channels limit = rest - a, low = __builtin_elementwise_min(a, b), high = __builtin_elementwise_max(a, b);
      bk_channels if_corner = (c + own) & 255, if_low = (low + own) & 255, if_high = (high + own) & 255;
      BK_KEEP(if_corner);
      BK_KEEP(if_low);
      BK_KEEP(if_high);
      bk_channels between = high > limit, beyond = limit > low;
      bk_channels made = (between & if_corner) | (~between & if_low);
      a = (beyond & made) | (~beyond & if_high);
      c = b;
      bk_channel_bytes bytes = __builtin_convertvector(a, bk_channel_bytes);
      __builtin_memcpy(row + i, &bytes, distance);
    }
  }
  unfilter_bytes(4, row, above, i, count, distance);
}

BK_INLINE void unfilter_row(
    uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, size_t distance) {
  size_t head = distance < count ? distance : count;
  switch (filter) {
    case 1: unfilter_sub(row, count, distance); break;
    case 2:
      for (size_t i = 0; i < count; i++) row[i] = (uint8_t)(row[i] + above[i]);
      break;
    case 3:
      unfilter_bytes(3, row, above, 0, head, distance);
      unfilter_bytes(3, row, above, head, count, distance);
      break;
    case 4: unfilter_paeth(row, above, count, distance); break;
    default: break;
  }
}

BK_INLINE uint32_t load_pixel(const uint8_t *from) {
  uint32_t pixel;
  __builtin_memcpy(&pixel, from, sizeof pixel);
  return pixel;
}

// The filters of a wave's rows.
typedef enum { BK_ALL_AVERAGE, BK_NO_AVERAGE, BK_ANY } bk_wave_kind;

#define BK_WAVE 4
#define BK_SHIFTED 0, 1, 2, 3, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27
#include "wave.inl"
#define BK_WAVE 8
#define BK_SHIFTED \
  0, 1, 2, 3, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59
#include "wave.inl"

// What a few rows are made of.
typedef struct {
  size_t averages, slow;
} bk_filters;

// `slow` is 0 when not all of them exist or have filters that do.
BK_INLINE bk_filters filters_of(const uint8_t *rows, size_t height, size_t stride) {
  bk_filters found = {0, 0};
  if (height < 4) return found;
  for (size_t k = 0; k < 4; k++) {
    uint8_t filter = rows[k * stride];
    if (filter > 4) return (bk_filters){0, 0};
    found.averages += filter == 3;
    found.slow += filter >= 3;
  }
  return found;
}

BK_INLINE bk_wave_kind kind_of(size_t averages, size_t rows) {
  return averages == rows ? BK_ALL_AVERAGE : averages == 0 ? BK_NO_AVERAGE : BK_ANY;
}

BK_INLINE size_t unfilter_pixels(uint8_t *rows, size_t height, size_t count, size_t distance) {
  size_t stride = count + 1, y = 0;
  while (y < height) {
    uint8_t *row = rows + y * stride;
    if (row[0] > 4) return y;
    // Two slow rows by themselves take as long as four together, and four as long as eight.
    bk_filters some = filters_of(row, height - y, stride), more = {0, 0};
    if (some.slow >= 2 && height - y >= 8) more = filters_of(row + 4 * stride, height - y - 4, stride);
    if (some.slow < 2 || count < 16 * distance) {
      unfilter_row(row[0], row + 1, row + 1 - stride, count, distance);
      y += 1;
    } else if (more.slow < 2) {
      unfilter_wave_4(row, count, distance, kind_of(some.averages, 4));
      y += 4;
    } else {
      unfilter_wave_8(row, count, distance, kind_of(some.averages + more.averages, 8));
      y += 8;
    }
  }
  return height;
}

// Rows of `count` bytes, each with its filter before it; the one above the first, finished, lies before them. Returns how
// many rows there were before one with a filter that does not exist.
static size_t unfilter(uint8_t *rows, size_t height, size_t count, size_t distance) {
  // With the distance as a constant the channels of a pixel are worked on side by side.
  switch (distance) {
    case 3: return unfilter_pixels(rows, height, count, 3);
    case 4: return unfilter_pixels(rows, height, count, 4);
    default: break;
  }
  for (size_t y = 0; y < height; y++) {
    uint8_t *row = rows + y * (count + 1);
    if (row[0] > 4) return y;
    unfilter_row(row[0], row + 1, row - count, count, distance);
  }
  return height;
}

#undef BK_KEEP
#undef BK_INLINE
#pragma clang diagnostic pop
