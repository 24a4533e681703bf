#include "CBenchPeers.h"

static uint32_t clamped(int64_t place, uint32_t count) {
  if (place < 0) return 0;
  return place >= (int64_t)count ? count - 1 : (uint32_t)place;
}

// One box along a line of `count` pixels that lie `step` words apart.
static void box_line(const uint32_t *from, uint32_t *to, uint32_t count, size_t step, uint32_t radius) {
  uint32_t sums[4] = {0};
  for (int64_t x = -(int64_t)radius; x <= (int64_t)radius; x++) {
    const uint32_t word = from[clamped(x, count) * step];
    for (int part = 0; part < 4; part++) sums[part] += word >> (8 * part) & 255;
  }
  const uint32_t side = 2 * radius + 1;
  for (uint32_t x = 0; x < count; x++) {
    uint32_t word = 0;
    for (int part = 0; part < 4; part++) word |= (sums[part] + radius) / side << (8 * part);
    to[x * step] = word;
    const uint32_t in = from[clamped((int64_t)x + radius + 1, count) * step];
    const uint32_t gone = from[clamped((int64_t)x - radius, count) * step];
    for (int part = 0; part < 4; part++) sums[part] += (in >> (8 * part) & 255) - (gone >> (8 * part) & 255);
  }
}

void cbench_box_blur(uint32_t *words, uint32_t *scratch, uint32_t width, uint32_t height, uint32_t radius) {
  for (int pass = 0; pass < 3; pass++) {
    for (uint32_t y = 0; y < height; y++) {
      box_line(words + (size_t)y * width, scratch + (size_t)y * width, width, 1, radius);
    }
    for (uint32_t x = 0; x < width; x++) box_line(scratch + x, words + x, height, width, radius);
  }
}
