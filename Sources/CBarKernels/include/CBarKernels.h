// The loops that decide how fast frames are made, each compiled three times from the same text: for any CPU, for AVX2
// and for AVX-512, which Swift cannot ask for by function. Integers, and doubles whose every operation is rounded by
// itself: all give the same bytes.
//
// Words are premultiplied 0xAARRGGBB, counts are in pixels unless they say bytes. Source and destination are the same
// row or do not overlap.
#ifndef CBARKERNELS_H
#define CBARKERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What one pass over a row of pixels tells an encoder.
typedef struct bk_row_facts {
  // Pixels unlike the one above.
  uint32_t changed;
  // Of these those unlike the one to the left too.
  uint32_t novel;
  // All words combined by "and".
  uint32_t conjunction;
} bk_row_facts;

// Pixels that are judged together.
enum { BK_RUN = 64 };

// What is noted of a pixel.
enum { BK_SAME = 0, BK_TOLERATED = 1, BK_DIFFERENT = 3, BK_DARKER = 7 };

// What comparing a run of pixels has found.
typedef struct bk_judged {
  // Of each pixel, in the metric's unit; also of those that are the same.
  double distances[BK_RUN];
  uint8_t states[BK_RUN];
  // Pixels.
  uint32_t changed, different;
  // The largest distances of the changed pixels and of the tolerated ones; -1 when there are none.
  double worst, worst_tolerated;
  // The largest step of each byte.
  uint8_t steps[4];
} bk_judged;

// A stretch of columns.
typedef struct bk_crowd {
  int32_t sum;
  size_t start;
} bk_crowd;

typedef struct bk_table {
  // "plain", "avx2" or "avx512".
  const char *name;

  // Blending: every product of two bytes is divided by 255, rounded half up, exactly.
  void (*fill_over)(uint32_t *dst, size_t count, uint32_t word);
  void (*source_over)(uint32_t *dst, const uint32_t *src, size_t count);
  void (*source_over_faded)(uint32_t *dst, const uint32_t *src, size_t count, uint8_t opacity);
  void (*tint)(uint32_t *dst, const uint8_t *mask, size_t count, uint32_t word, uint8_t opacity);
  void (*multiply)(uint32_t *dst, const uint8_t *mask, size_t count);
  void (*extract_alpha)(uint8_t *mask, const uint32_t *src, size_t count);
  // amount: 256ths, 0 to 1024.
  void (*saturate)(uint32_t *dst, size_t count, int32_t amount);
  // Bytes moved right by weight/256 of a pixel of `step` bytes: writes count + step bytes.
  void (*shift)(uint8_t *dst, const uint8_t *src, size_t count, size_t step, uint16_t weight);
  // The same where `step` bytes lie before the first: writes count bytes.
  void (*shift_inside)(uint8_t *dst, const uint8_t *src, size_t count, size_t step, uint16_t weight);

  // The start of the first run of 64 pixels at or after `start` that holds a difference; `count` when none does.
  size_t (*first_unequal_words)(const uint32_t *a, const uint32_t *b, size_t start, size_t count);
  size_t (*first_unequal_longs)(const uint64_t *a, const uint64_t *b, size_t start, size_t count);

  // Compares up to 64 pixels of R, G, B, A. False, with nothing to be used, when a changed one is translucent.
  // `limit`: distances up to here are tolerated; of `judge_yiq` the squared one.
  bool (*judge_channel)(
      bk_judged *run, const uint32_t *expected, const uint32_t *actual, size_t count, double limit);
  bool (*judge_yiq)(bk_judged *run, const uint32_t *expected, const uint32_t *actual, size_t count, double limit);
  // `light`: linear light of 0 to 255. `roots`: cube roots in steps of 1/4096, one more than there are steps.
  bool (*judge_oklab)(
      bk_judged *run, const uint32_t *expected, const uint32_t *actual, size_t count, double limit,
      const double *light, const double *roots);

  // Adds `step` to the columns whose state is different.
  void (*count_different)(int32_t *columns, const uint8_t *states, size_t count, int32_t step);
  // The first of the `side` neighbouring columns with the largest sum, if that is more than `above`; else `above`.
  // Sums are not negative. side is 1 or more.
  bk_crowd (*most_crowded)(const int32_t *columns, size_t count, size_t side, int32_t above);

  // Blur: lanes of 16 bits, four a pixel.
  void (*box_start)(uint32_t *sums, const uint16_t *row, uint32_t times, size_t lanes);
  void (*box_step)(
      uint32_t *sums, const uint16_t *leaving, const uint16_t *entering, const uint16_t *next, uint16_t *out,
      size_t lanes, uint32_t edge, uint32_t reciprocal);
  // The sums of four rows of bytes.
  void (*add_rows)(
      uint16_t *sums, const uint8_t *a, const uint8_t *b, const uint8_t *c, const uint8_t *d, size_t count);
  void (*add_cells)(uint64_t *cells, const uint64_t *sums, size_t count);
  void (*spread)(uint64_t *wide, const uint64_t *cells, size_t count);
  void (*mix)(uint8_t *out, const uint16_t *above, const uint16_t *below, uint16_t weight, size_t count);

  // PNG rows: bytes.
  void (*filter_sub)(uint8_t *out, const uint8_t *row, size_t count, size_t distance);
  void (*filter_up)(uint8_t *out, const uint8_t *row, const uint8_t *above, size_t count);
  // Takes the filters off again, in place: rows of `count` bytes, each with its filter before it; the finished one above
  // the first lies before them. `distance`: bytes from a pixel to the next. Returns how many rows there were before one
  // with a filter that does not exist.
  size_t (*unfilter)(uint8_t *rows, size_t height, size_t count, size_t distance);
  // The sum of the differences of two rows, each taken as a signed byte.
  uint32_t (*filter_cost)(const uint8_t *row, const uint8_t *other, size_t count);
  // width is 1 or more.
  bk_row_facts (*row_facts)(const uint32_t *row, const uint32_t *above, size_t width);
  // All words combined by "and": the alpha is 255 when all are opaque.
  uint32_t (*conjunction)(const uint32_t *row, size_t count);
  // Opaque words to bytes R, G, B.
  void (*write_rgb)(uint8_t *out, const uint32_t *row, size_t count);
  // Opaque words to bytes R, G, B, 255.
  void (*write_opaque_rgba)(uint8_t *out, const uint32_t *row, size_t count);
  // Bytes R, G, B to words as they lie in a file: R, G, B, 255.
  void (*expand_rgb)(uint32_t *out, const uint8_t *row, size_t count);
} bk_table;

// The table for any CPU.
const bk_table *bk_plain(void);
// The table of this name; NULL when this CPU cannot run it or there is none.
const bk_table *bk_named(const char *name);
// The fastest that this CPU can run, or the one that the environment names in FAKEBAR_KERNELS if it can run that.
const bk_table *bk_best(void);

#endif
