// Vectors as wide as the table says (BK_BYTES): words are multiplied as pairs of 16-bit lanes, which every CPU does in
// one step; 32-bit lanes take two. What is left at the end of a row goes word by word.

typedef uint16_t bk_halves __attribute__((vector_size(BK_BYTES)));
typedef uint32_t bk_words __attribute__((vector_size(BK_BYTES)));
typedef uint64_t bk_longs __attribute__((vector_size(BK_BYTES)));
// As many 16-bit or 8-bit numbers as there are words in a vector.
typedef uint16_t bk_few_halves __attribute__((vector_size(BK_BYTES / 2)));
typedef uint8_t bk_few_bytes __attribute__((vector_size(BK_BYTES / 4)));
// As many bytes as there are halves in a vector.
typedef uint8_t bk_half_bytes __attribute__((vector_size(BK_BYTES / 2)));

enum { BK_WORDS = BK_BYTES / 4, BK_HALVES = BK_BYTES / 2 };

static inline bk_words load_words(const void *from) {
  bk_words words;
  __builtin_memcpy(&words, from, sizeof words);
  return words;
}

static inline void store_words(void *to, bk_words words) { __builtin_memcpy(to, &words, sizeof words); }

static inline bk_words widen_halves(const uint16_t *from) {
  bk_few_halves few;
  __builtin_memcpy(&few, from, sizeof few);
  return __builtin_convertvector(few, bk_words);
}

static inline bk_words widen_bytes(const uint8_t *from) {
  bk_few_bytes few;
  __builtin_memcpy(&few, from, sizeof few);
  return __builtin_convertvector(few, bk_words);
}

// The lowest byte of each word in both halves of it.
static inline bk_halves both_halves(bk_words bytes) { return (bk_halves)(bytes | bytes << 16); }

static inline bk_halves all_halves(uint16_t value) { return (bk_halves){} + value; }

// Whether bytes of a vector can be put into any order in a few steps; x86 before SSSE3 cannot.

#if BK_BYTES > 16 || defined(__aarch64__)
#define BK_SHUFFLES 1
#else
#define BK_SHUFFLES 0
#endif
