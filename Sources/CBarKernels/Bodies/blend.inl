// Source-over, tints and masks. (t + t/256)/256 with t = x·a + 128 is x·a/255 rounded half up for all bytes, and fits
// 16 bits. Two channels of a word lie in its even bytes, two in its odd ones.

static inline uint32_t scale_pair(uint32_t pair, uint32_t factor) {
  uint32_t product = pair * factor + 0x00800080;
  return ((product + ((product >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
}

static inline uint32_t scale(uint32_t word, uint32_t factor) {
  return scale_pair(word & 0x00FF00FF, factor) | scale_pair((word >> 8) & 0x00FF00FF, factor) << 8;
}

// `factors` holds a word's factor in both of its halves.
static inline bk_words scale_words(bk_words words, bk_halves factors) {
  bk_halves halves = (bk_halves)words;
  bk_halves even = (halves & 0xFF) * factors + 128, odd = (halves >> 8) * factors + 128;
  return (bk_words)(((even + (even >> 8)) >> 8) | ((odd + (odd >> 8)) & 0xFF00));
}

static inline uint32_t over(uint32_t source, uint32_t backdrop) {
  return source + scale(backdrop, 255 - (source >> 24));
}

static inline bk_words over_words(bk_words source, bk_words backdrop) {
  return source + scale_words(backdrop, both_halves(255 - (source >> 24)));
}

static void fill_over(uint32_t *dst, size_t count, uint32_t word) {
  uint32_t rest = 255 - (word >> 24);
  bk_halves rests = all_halves((uint16_t)rest);
  size_t i = 0;
  for (; i + BK_WORDS <= count; i += BK_WORDS) {
    store_words(dst + i, word + scale_words(load_words(dst + i), rests));
  }
  for (; i < count; i++) dst[i] = word + scale(dst[i], rest);
}

static void source_over(uint32_t *dst, const uint32_t *src, size_t count) {
  size_t i = 0;
  for (; i + BK_WORDS <= count; i += BK_WORDS) {
    store_words(dst + i, over_words(load_words(src + i), load_words(dst + i)));
  }
  for (; i < count; i++) dst[i] = over(src[i], dst[i]);
}

static void source_over_faded(uint32_t *dst, const uint32_t *src, size_t count, uint8_t opacity) {
  bk_halves opacities = all_halves(opacity);
  size_t i = 0;
  for (; i + BK_WORDS <= count; i += BK_WORDS) {
    store_words(dst + i, over_words(scale_words(load_words(src + i), opacities), load_words(dst + i)));
  }
  for (; i < count; i++) dst[i] = over(scale(src[i], opacity), dst[i]);
}

static void tint(uint32_t *dst, const uint8_t *mask, size_t count, uint32_t word, uint8_t opacity) {
  bk_words words = (bk_words){} + word;
  bk_halves opacities = all_halves(opacity);
  size_t i = 0;
  for (; i + BK_WORDS <= count; i += BK_WORDS) {
    bk_words coverage = scale_words(widen_bytes(mask + i), opacities);
    store_words(dst + i, over_words(scale_words(words, both_halves(coverage)), load_words(dst + i)));
  }
  for (; i < count; i++) dst[i] = over(scale(word, scale_pair(mask[i], opacity)), dst[i]);
}

static void multiply(uint32_t *dst, const uint8_t *mask, size_t count) {
  size_t i = 0;
  for (; i + BK_WORDS <= count; i += BK_WORDS) {
    store_words(dst + i, scale_words(load_words(dst + i), both_halves(widen_bytes(mask + i))));
  }
  for (; i < count; i++) dst[i] = scale(dst[i], mask[i]);
}

static void extract_alpha(uint8_t *mask, const uint32_t *src, size_t count) {
  for (size_t i = 0; i < count; i++) mask[i] = (uint8_t)(src[i] >> 24);
}

static inline uint8_t mix_bytes(uint8_t right, uint8_t left, uint16_t stays, uint16_t weight) {
  return (uint8_t)((uint16_t)((uint16_t)(right * stays) + (uint16_t)(left * weight) + 128) >> 8);
}

static void shift_inside(uint8_t *dst, const uint8_t *src, size_t count, size_t step, uint16_t weight) {
  uint16_t stays = 256 - weight;
  const uint8_t *left = src - step;
  size_t i = 0;
  for (; i + BK_BYTES <= count; i += BK_BYTES) {
    bk_halves a = (bk_halves)load_words(src + i), b = (bk_halves)load_words(left + i);
    bk_halves even = (a & 0xFF) * stays + (b & 0xFF) * weight + 128;
    bk_halves odd = (a >> 8) * stays + (b >> 8) * weight + 128;
    store_words(dst + i, (bk_words)((even >> 8) | (odd & 0xFF00)));
  }
  for (; i < count; i++) dst[i] = mix_bytes(src[i], left[i], stays, weight);
}

static void shift(uint8_t *dst, const uint8_t *src, size_t count, size_t step, uint16_t weight) {
  uint16_t stays = 256 - weight;
  for (size_t i = 0; i < step; i++) {
    dst[i] = mix_bytes(src[i], 0, stays, weight);
    dst[count + i] = mix_bytes(0, src[count - step + i], stays, weight);
  }
  shift_inside(dst + step, src + step, count - step, step, weight);
}
