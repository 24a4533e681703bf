#include "CPNGShim.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// All state lives in objects reached through pointers that never change between setjmp and longjmp, so no
// local variable is indeterminate after a jump.
struct cpng_reader {
  png_structp png;
  png_infop info;
  const uint8_t *next;
  size_t left;
  cpng_status *status;  // of the call under way
  png_textp texts;
  int text_count;
  int warned_of_profile;
  int has_srgb_and_profile;
};

static void fail(cpng_status *status, cpng_code code, const char *message) {
  if (status->code != CPNG_OK) return;  // the first cause is the one to tell
  status->code = code;
  strncpy(status->message, message, sizeof status->message - 1);
}

static void ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

// MARK: Reading

// libpng drops a chunk that it cannot use; its words begin with the chunk's name.
static void reader_warning(png_structp png, png_const_charp message) {
  cpng_reader *reader = png_get_error_ptr(png);
  if (strncmp(message, "iCCP", 4) == 0) reader->warned_of_profile = 1;
  if (strstr(message, "too many profiles") != NULL) reader->has_srgb_and_profile = 1;
}

static void reader_error(png_structp png, png_const_charp message) {
  cpng_reader *reader = png_get_error_ptr(png);
  fail(reader->status, CPNG_CORRUPT, message);
  png_longjmp(png, 1);
}

static void read_bytes(png_structp png, png_bytep to, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  if (count > reader->left) {
    fail(reader->status, CPNG_TRUNCATED, "the file ends early");
    png_error(png, "the file ends early");
  }
  memcpy(to, reader->next, count);
  reader->next += count;
  reader->left -= count;
}

static void describe(cpng_reader *reader, cpng_info *out) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  out->width = png_get_image_width(png, info);
  out->height = png_get_image_height(png, info);
  out->bit_depth = png_get_bit_depth(png, info);
  out->color_type = png_get_color_type(png, info);
  png_uint_32 x = 0, y = 0;
  int unit = PNG_RESOLUTION_UNKNOWN;
  if (png_get_pHYs(png, info, &x, &y, &unit) != 0 && unit == PNG_RESOLUTION_METER) {
    out->x_per_meter = x;
    out->y_per_meter = y;
  }
  // Of both chunks libpng keeps neither; sRGB is the simpler word.
  out->is_srgb = png_get_valid(png, info, PNG_INFO_sRGB) != 0 || reader->has_srgb_and_profile;
  png_fixed_point gamma = 0;
  if (png_get_gAMA_fixed(png, info, &gamma) != 0) out->gamma = gamma;
  png_charp name = NULL;
  png_bytep profile = NULL;
  png_uint_32 length = 0;
  int compression = 0;
  if (png_get_iCCP(png, info, &name, &compression, &profile, &length) != 0 && name != NULL) {
    strncpy(out->profile_name, name, sizeof out->profile_name - 1);
    out->profile = profile;
    out->profile_length = length;
  }
  out->profile_refused = out->profile == NULL && reader->warned_of_profile;
}

// Apart from `cpng_reader_open`, so that no local variable spans the setjmp.
static void read_header(cpng_reader *reader, uint32_t max_side, size_t max_chunk_bytes, uint32_t max_chunks,
                        cpng_info *info) {
  if (setjmp(png_jmpbuf(reader->png))) return;
  png_set_read_fn(reader->png, reader, read_bytes);
  png_set_user_limits(reader->png, max_side, max_side);
  png_set_chunk_malloc_max(reader->png, max_chunk_bytes);
  png_set_chunk_cache_max(reader->png, max_chunks);
  png_read_info(reader->png, reader->info);
  describe(reader, info);
}

cpng_reader *cpng_reader_open(const uint8_t *bytes, size_t count, uint32_t max_side, size_t max_chunk_bytes,
                              uint32_t max_chunks, cpng_info *info, cpng_status *status) {
  memset(status, 0, sizeof *status);
  memset(info, 0, sizeof *info);
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) {
    fail(status, CPNG_NO_MEMORY, "no memory");
    return NULL;
  }
  reader->next = bytes;
  reader->left = count;
  reader->status = status;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, reader_error, reader_warning);
  if (reader->png != NULL) reader->info = png_create_info_struct(reader->png);
  if (reader->info != NULL) {
    read_header(reader, max_side, max_chunk_bytes, max_chunks, info);
  } else {
    fail(status, CPNG_NO_MEMORY, "no memory");
  }
  if (status->code == CPNG_OK) return reader;
  cpng_reader_close(reader);
  return NULL;
}

void cpng_reader_read(cpng_reader *reader, uint8_t *rgba, cpng_status *status) {
  memset(status, 0, sizeof *status);
  reader->status = status;
  png_structp const png = reader->png;
  if (setjmp(png_jmpbuf(png))) return;
  png_set_expand(png);    // palette, tRNS and fewer than 8 bits to whole samples
  png_set_scale_16(png);  // rounds; png_set_strip_16 would drop the low byte
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  const int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  const size_t stride = (size_t)png_get_image_width(png, reader->info) * 4;
  if (png_get_rowbytes(png, reader->info) != stride) png_error(png, "rows of an unexpected length");
  const uint32_t height = png_get_image_height(png, reader->info);
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < height; y++) png_read_row(png, rgba + (size_t)y * stride, NULL);
  }
  png_read_end(png, reader->info);
  png_get_text(png, reader->info, &reader->texts, &reader->text_count);
}

size_t cpng_reader_text_count(const cpng_reader *reader) { return (size_t)reader->text_count; }

cpng_text cpng_reader_text(const cpng_reader *reader, size_t index) {
  const png_text *text = &reader->texts[index];
  const int is_utf8 = text->compression >= PNG_ITXT_COMPRESSION_NONE;
  const cpng_text result = {text->key, text->text, is_utf8 ? text->itxt_length : text->text_length, is_utf8};
  return result;
}

void cpng_reader_close(cpng_reader *reader) {
  if (reader == NULL) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

// MARK: Writing

// Measured on screens and transition frames: level 9 makes files 6 to 11 % smaller and takes two to six times
// as long.
enum { zlib_level = 6 };

// Bytes in an IDAT chunk; libpng's own 8 KiB would cut a golden into many.
enum { idat_size = 1 << 16 };

typedef struct {
  cpng_buffer *out;
  cpng_status *status;
} writer;

static void writer_error(png_structp png, png_const_charp message) {
  writer *w = png_get_error_ptr(png);
  fail(w->status, CPNG_CORRUPT, message);
  png_longjmp(png, 1);
}

static void write_bytes(png_structp png, png_bytep from, size_t count) {
  writer *w = png_get_io_ptr(png);
  cpng_buffer *out = w->out;
  if (out->capacity - out->count < count) {
    const size_t capacity = (out->capacity + count) * 2;
    uint8_t *bytes = realloc(out->bytes, capacity);
    if (bytes == NULL) {
      fail(w->status, CPNG_NO_MEMORY, "no memory");
      png_error(png, "no memory");
    }
    out->bytes = bytes;
    out->capacity = capacity;
  }
  memcpy(out->bytes + out->count, from, count);
  out->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

// libpng copies what it is given, so the casts that drop const are harmless.
static void set_text(png_structp png, png_infop info, const cpng_text *text) {
  png_text entry;
  memset(&entry, 0, sizeof entry);
  entry.compression = text->is_utf8 ? PNG_ITXT_COMPRESSION_NONE : PNG_TEXT_COMPRESSION_NONE;
  entry.key = (png_charp)(uintptr_t)text->keyword;
  entry.text = (png_charp)(uintptr_t)text->value;
  if (text->is_utf8) {
    entry.itxt_length = text->length;
  } else {
    entry.text_length = text->length;
  }
  png_set_text(png, info, &entry, 1);
}

void cpng_write(const cpng_image *image, cpng_buffer *out, cpng_status *status) {
  memset(status, 0, sizeof *status);
  writer w = {out, status};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &w, writer_error, ignore_warning);
  png_infop info = png != NULL ? png_create_info_struct(png) : NULL;
  if (info == NULL) {
    fail(status, CPNG_NO_MEMORY, "no memory");
    png_destroy_write_struct(&png, NULL);
    return;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return;
  }
  png_set_write_fn(png, &w, write_bytes, flush_nothing);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);  // the caller has checked
  png_set_compression_level(png, zlib_level);
  png_set_compression_buffer_size(png, idat_size);
  // Named before the first row, so that libpng keeps the row above for any filter named later.
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_ALL_FILTERS);
  png_set_IHDR(png, info, image->width, image->height, 8,
               image->has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_pHYs(png, info, image->pixels_per_meter, image->pixels_per_meter, PNG_RESOLUTION_METER);
  for (size_t i = 0; i < image->text_count; i++) set_text(png, info, &image->texts[i]);
  png_write_info(png, info);
  const size_t stride = (size_t)image->width * (image->has_alpha ? 4 : 3);
  for (uint32_t y = 0; y < image->height; y++) {
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE << image->filters[y]);
    png_write_row(png, image->rows + (size_t)y * stride);
  }
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
}

void cpng_buffer_free(cpng_buffer *buffer) {
  free(buffer->bytes);
  memset(buffer, 0, sizeof *buffer);
}

const char *cpng_version(void) { return png_get_libpng_ver(NULL); }
