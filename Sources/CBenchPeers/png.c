#include "CBenchPeers.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} sink;

static void append(png_structp png, png_bytep bytes, size_t count) {
  sink *const file = png_get_io_ptr(png);
  if (file->capacity - file->count < count) {
    size_t capacity = file->capacity * 2;
    if (capacity < file->count + count) capacity = file->count + count;
    uint8_t *const grown = realloc(file->bytes, capacity);
    if (grown == NULL) png_error(png, "no memory");
    file->bytes = grown;
    file->capacity = capacity;
  }
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
}

static void flush(png_structp png) { (void)png; }

static void fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

// Apart from what allocates, so that no local variable spans the setjmp. Returns whether the file is whole.
static int write_file(png_structp png, png_infop info, const cbench_picture *picture, int level, int filters,
                      int has_alpha, sink *file) {
  if (setjmp(png_jmpbuf(png))) return 0;
  png_set_write_fn(png, file, append, flush);
  png_set_IHDR(png, info, picture->width, picture->height, 8, has_alpha ? PNG_COLOR_TYPE_RGBA : PNG_COLOR_TYPE_RGB,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(png, level);
  if (filters != 0) png_set_filter(png, PNG_FILTER_TYPE_BASE, filters);
  png_write_info(png, info);
  png_set_bgr(png);
  if (!has_alpha) png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (uint32_t y = 0; y < picture->height; y++) {
    png_write_row(png, (png_const_bytep)(picture->words + (size_t)y * picture->width));
  }
  png_write_end(png, info);
  return 1;
}

uint8_t *cbench_png(const cbench_picture *picture, int level, int filters, int has_alpha, size_t *count) {
  sink file = {malloc(1 << 16), 0, 1 << 16};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  const int is_whole =
      file.bytes != NULL && info != NULL && write_file(png, info, picture, level, filters, has_alpha, &file);
  png_destroy_write_struct(&png, &info);
  if (!is_whole) {
    free(file.bytes);
    return NULL;
  }
  *count = file.count;
  return file.bytes;
}
