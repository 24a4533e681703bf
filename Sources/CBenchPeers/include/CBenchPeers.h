#ifndef CBENCHPEERS_H
#define CBENCHPEERS_H

#include <stddef.h>
#include <stdint.h>

// What FakeBarBench measures us against and what only C can call: libpng, whose errors are long jumps, and loops as
// one would write them in C. Nothing of it is in the product.

// Pixels are opaque words 0xAARRGGBB, rows without padding, as in a Pixmap.
typedef struct {
  const uint32_t *words;
  uint32_t width, height;
} cbench_picture;

// A PNG file in memory by libpng. Level 0…9; `filters` as in png_set_filter, 0 for libpng's own choice. `has_alpha`
// writes RGBA, else RGB. Returns malloc'ed bytes and their count, or NULL.
uint8_t *cbench_png(const cbench_picture *picture, int level, int filters, int has_alpha, size_t *count);

// Rows of RGB, each less the row above it (PNG's filter 2), with the filter's number before it:
// height × (1 + 3 × width) bytes.
void cbench_rows_up(const cbench_picture *picture, uint8_t *out);

// Three box blurs in each direction at full resolution, edges repeated, four channels; `scratch` is as large as
// `words`. About a Gaussian of sigma = sqrt(radius × (radius + 1)).
void cbench_box_blur(uint32_t *words, uint32_t *scratch, uint32_t width, uint32_t height, uint32_t radius);

// Gives free memory back to the system where that can be asked for, so that what is used next shows.
void cbench_trim(void);

#endif
