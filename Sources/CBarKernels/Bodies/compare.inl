// Where two rows begin to differ, in runs long enough to vectorise and short enough to stop early.

static size_t first_unequal_words(const uint32_t *a, const uint32_t *b, size_t start, size_t count) {
  for (size_t base = start; base < count; base += BK_RUN) {
    size_t end = base + BK_RUN < count ? base + BK_RUN : count;
    uint32_t different = 0;
    for (size_t i = base; i < end; i++) different |= a[i] ^ b[i];
    if (different) return base;
  }
  return count;
}

static size_t first_unequal_longs(const uint64_t *a, const uint64_t *b, size_t start, size_t count) {
  for (size_t base = start; base < count; base += BK_RUN) {
    size_t end = base + BK_RUN < count ? base + BK_RUN : count;
    uint64_t different = 0;
    for (size_t i = base; i < end; i++) different |= a[i] ^ b[i];
    if (different) return base;
  }
  return count;
}
