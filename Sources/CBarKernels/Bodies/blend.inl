// Source-over, tints and masks. Two channels lie in one 32-bit lane: (t + t/256)/256 with t = x·a + 128 is x·a/255
// rounded half up for all bytes, and fits 16 bits.

static inline uint32_t scale_pair(uint32_t pair, uint32_t factor) {
  uint32_t product = pair * factor + 0x00800080;
  return ((product + ((product >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
}

static inline uint32_t scale(uint32_t word, uint32_t factor) {
  return scale_pair(word & 0x00FF00FF, factor) | scale_pair((word >> 8) & 0x00FF00FF, factor) << 8;
}

static inline uint32_t over(uint32_t source, uint32_t backdrop) {
  return source + scale(backdrop, 255 - (source >> 24));
}

static void fill_over(uint32_t *dst, size_t count, uint32_t word) {
  uint32_t rest = 255 - (word >> 24);
  for (size_t i = 0; i < count; i++) dst[i] = word + scale(dst[i], rest);
}

static void source_over(uint32_t *dst, const uint32_t *src, size_t count) {
  for (size_t i = 0; i < count; i++) dst[i] = over(src[i], dst[i]);
}

static void source_over_faded(uint32_t *dst, const uint32_t *src, size_t count, uint8_t opacity) {
  for (size_t i = 0; i < count; i++) dst[i] = over(scale(src[i], opacity), dst[i]);
}

static void tint(uint32_t *dst, const uint8_t *mask, size_t count, uint32_t word, uint8_t opacity) {
  for (size_t i = 0; i < count; i++) dst[i] = over(scale(word, scale_pair(mask[i], opacity)), dst[i]);
}

static void multiply(uint32_t *dst, const uint8_t *mask, size_t count) {
  for (size_t i = 0; i < count; i++) dst[i] = scale(dst[i], mask[i]);
}

static void extract_alpha(uint8_t *mask, const uint32_t *src, size_t count) {
  for (size_t i = 0; i < count; i++) mask[i] = (uint8_t)(src[i] >> 24);
}

static inline int32_t clamp(int32_t value, int32_t limit) {
  int32_t positive = value < 0 ? 0 : value;
  return positive < limit ? positive : limit;
}

static void saturate(uint32_t *dst, size_t count, int32_t amount) {
  int32_t grey_amount = 256 - amount;
  for (size_t i = 0; i < count; i++) {
    uint32_t word = dst[i];
    int32_t alpha = (int32_t)(word >> 24), red = (word >> 16) & 0xFF, green = (word >> 8) & 0xFF,
            blue = word & 0xFF;
    // Rec. 709's luma in 1/4096 (documented: ITU-R BT.709).
    int32_t grey = (red * 871 + green * 2929 + blue * 296) * grey_amount + 0x80000;
    int32_t r = clamp((grey + ((red * amount) << 12)) >> 20, alpha);
    int32_t g = clamp((grey + ((green * amount) << 12)) >> 20, alpha);
    int32_t b = clamp((grey + ((blue * amount) << 12)) >> 20, alpha);
    dst[i] = (word & 0xFF000000) | (uint32_t)(r << 16 | g << 8 | b);
  }
}

static void shift(uint8_t *dst, const uint8_t *src, size_t count, size_t step, uint16_t weight) {
  uint16_t stays = 256 - weight;
  for (size_t i = 0; i < step; i++) {
    dst[i] = (uint8_t)((uint16_t)(src[i] * stays + 128) >> 8);
    dst[count + i] = (uint8_t)((uint16_t)(src[count - step + i] * weight + 128) >> 8);
  }
  const uint8_t *left = src - step;
  for (size_t i = step; i < count; i++) {
    dst[i] = (uint8_t)((uint16_t)((uint16_t)(src[i] * stays) + (uint16_t)(left[i] * weight) + 128) >> 8);
  }
}
