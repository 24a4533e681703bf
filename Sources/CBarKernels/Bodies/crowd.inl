// How crowded differences are.

static void count_different(int32_t *columns, const uint8_t *states, size_t count, int32_t step) {
  for (size_t i = 0; i < count; i++) columns[i] += (states[i] & BK_DIFFERENT) == BK_DIFFERENT ? step : 0;
}

static inline int32_t sum_of(const int32_t *columns, size_t count) {
  int32_t sum = 0;
  for (size_t i = 0; i < count; i++) sum += columns[i];
  return sum;
}

// Windows that begin in one stretch as wide as a window lie in two of these: what both hold together bounds them all.
static bk_crowd most_crowded(const int32_t *columns, size_t count, size_t side, int32_t above) {
  bk_crowd best = {above, 0};
  if (count < side) return best;
  size_t last = count - side;
  int32_t here = sum_of(columns, side);
  for (size_t start = 0; start <= last; start += side) {
    size_t next = start + side, left = next < count ? count - next : 0;
    int32_t there = sum_of(columns + next, left < side ? left : side);
    if (here + there > best.sum) {
      int32_t sum = here;
      for (size_t x = start; x <= last && x < next; x++) {
        if (sum > best.sum) best = (bk_crowd){sum, x};
        if (x < last) sum += columns[x + side] - columns[x];
      }
    }
    here = there;
  }
  return best;
}
