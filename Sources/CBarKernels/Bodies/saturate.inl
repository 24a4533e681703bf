// Colours moved away from their own grey.

static inline int32_t clamp(int32_t value, int32_t limit) {
  int32_t positive = value < 0 ? 0 : value;
  return positive < limit ? positive : limit;
}

// Rec. 709's luma in 1/4096 (documented: ITU-R BT.709).
enum { BK_RED = 871, BK_GREEN = 2929, BK_BLUE = 296 };

static uint32_t saturated(uint32_t word, int32_t amount) {
  int32_t alpha = (int32_t)(word >> 24), red = (word >> 16) & 0xFF, green = (word >> 8) & 0xFF, blue = word & 0xFF;
  int32_t grey = (red * BK_RED + green * BK_GREEN + blue * BK_BLUE) * (256 - amount) + 0x80000;
  int32_t r = clamp((grey + ((red * amount) << 12)) >> 20, alpha);
  int32_t g = clamp((grey + ((green * amount) << 12)) >> 20, alpha);
  int32_t b = clamp((grey + ((blue * amount) << 12)) >> 20, alpha);
  return (word & 0xFF000000) | (uint32_t)(r << 16 | g << 8 | b);
}

typedef int32_t bk_numbers __attribute__((vector_size(BK_BYTES)));

static inline bk_numbers clamp_numbers(bk_numbers values, bk_numbers limits) {
  return __builtin_elementwise_min(__builtin_elementwise_max(values, (bk_numbers){}), limits);
}

static void saturate(uint32_t *dst, size_t count, int32_t amount) {
  // (amount << 12) times a byte is below 2³¹ for amounts up to 1024.
  int32_t steep = amount << 12, rest = 256 - amount;
  size_t i = 0;
  for (; i + BK_WORDS <= count; i += BK_WORDS) {
    bk_words words = load_words(dst + i);
    bk_numbers alpha = (bk_numbers)(words >> 24), red = (bk_numbers)((words >> 16) & 0xFF),
               green = (bk_numbers)((words >> 8) & 0xFF), blue = (bk_numbers)(words & 0xFF);
    bk_numbers grey = (red * BK_RED + green * BK_GREEN + blue * BK_BLUE) * rest + 0x80000;
    bk_numbers r = clamp_numbers((grey + red * steep) >> 20, alpha);
    bk_numbers g = clamp_numbers((grey + green * steep) >> 20, alpha);
    bk_numbers b = clamp_numbers((grey + blue * steep) >> 20, alpha);
    store_words(dst + i, (words & 0xFF000000) | (bk_words)(r << 16 | g << 8 | b));
  }
  for (; i < count; i++) dst[i] = saturated(dst[i], amount);
}
