#include "CBenchPeers.h"

void cbench_rows_up(const cbench_picture *picture, uint8_t *out) {
  const uint32_t width = picture->width;
  for (uint32_t y = 0; y < picture->height; y++) {
    const uint32_t *const row = picture->words + (size_t)y * width;
    const uint32_t *const above = row - width;
    *out++ = 2;
    for (uint32_t x = 0; x < width; x++) {
      const uint32_t a = row[x], b = y == 0 ? 0 : above[x];
      *out++ = (uint8_t)((a >> 16) - (b >> 16));
      *out++ = (uint8_t)((a >> 8) - (b >> 8));
      *out++ = (uint8_t)(a - b);
    }
  }
}
