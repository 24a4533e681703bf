#ifndef CPNGSHIM_H
#define CPNGSHIM_H

#include <stddef.h>
#include <stdint.h>

// libpng reports errors by longjmp, which must not cross a Swift frame. Every function here sets its own
// jump target and comes back with a status; nothing is printed, and what was allocated stays owned by an
// object the caller closes or frees.

typedef enum {
  CPNG_OK = 0,
  CPNG_TRUNCATED,  // the bytes end before the file does
  CPNG_CORRUPT,    // libpng refuses the contents; see the message
  CPNG_NO_MEMORY,
} cpng_code;

typedef struct {
  cpng_code code;
  char message[160];  // libpng's words, zero-terminated
} cpng_status;

// MARK: Reading

typedef struct {
  uint32_t width, height;           // pixels
  uint32_t x_per_meter, y_per_meter;  // pHYs in metres; 0 when absent or without a unit
  uint8_t bit_depth, color_type;    // as in IHDR
  uint8_t is_srgb;                  // an sRGB chunk, or a profile that libpng knows to be sRGB
  int32_t gamma;                    // gAMA × 100000; 0 when absent
  char profile_name[80];            // iCCP; empty when absent
  const uint8_t *profile;           // its contents, owned by the reader; NULL when absent
  uint32_t profile_length;
  uint8_t profile_refused;          // there is an iCCP chunk, which libpng finds broken or too large
} cpng_info;

// A text chunk. `value` has `length` bytes and belongs to the reader; it is Latin-1, or UTF-8 for iTXt.
typedef struct {
  const char *keyword;
  const char *value;
  size_t length;
  int is_utf8;
} cpng_text;

typedef struct cpng_reader cpng_reader;

// Reads everything before the pixels. The bytes must outlive the reader. Returns NULL unless the status is
// OK. `max_side` bounds both sides, `max_chunk_bytes` one ancillary chunk, inflated or not, and `max_chunks`
// how many text chunks are kept.
cpng_reader *cpng_reader_open(const uint8_t *bytes, size_t count, uint32_t max_side, size_t max_chunk_bytes,
                              uint32_t max_chunks, cpng_info *info, cpng_status *status);

// Reads the pixels as straight RGBA, 8 bits a sample, `width * height * 4` bytes; then the rest of the file.
void cpng_reader_read(cpng_reader *reader, uint8_t *rgba, cpng_status *status);

// The text chunks; complete after `cpng_reader_read`.
size_t cpng_reader_text_count(const cpng_reader *reader);
cpng_text cpng_reader_text(const cpng_reader *reader, size_t index);

void cpng_reader_close(cpng_reader *reader);

// MARK: Writing

typedef struct {
  uint32_t width, height;     // pixels
  int has_alpha;              // rows of RGBA, else of RGB; 8 bits a sample, no padding
  const uint8_t *rows;
  const uint8_t *filters;     // the PNG filter type of each row, 0…4
  uint32_t pixels_per_meter;
  const cpng_text *texts;     // keywords and values are zero-terminated
  size_t text_count;
} cpng_image;

// Bytes that grow; start with all zero, end with cpng_buffer_free.
typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} cpng_buffer;

// Writes IHDR, sRGB, pHYs, text, IDAT and IEND with a fixed zlib level, so that equal input gives equal
// bytes.
void cpng_write(const cpng_image *image, cpng_buffer *out, cpng_status *status);

void cpng_buffer_free(cpng_buffer *buffer);

// Version of the library as linked, "1.6.39".
const char *cpng_version(void);

#endif
