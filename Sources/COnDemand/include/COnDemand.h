// Libraries that few commands need, opened when one does: librsvg alone brings twenty others with it, and a program
// that is linked to it loads them all at every start. What is called of them is declared here, as their stable
// interfaces have it, so their headers are not needed.
#ifndef C_ON_DEMAND_H
#define C_ON_DEMAND_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
  OD_OK,
  OD_MISSING,  // no library of that name can be loaded
  OD_TOO_OLD   // it lacks a function
} od_status;

// GError.
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} od_error;

// RsvgLength.
typedef struct {
  double length;
  int unit;
} od_length;

enum { OD_UNIT_PX = 1 };

// RsvgRectangle.
typedef struct {
  double x, y, width, height;
} od_rectangle;

enum { OD_FORMAT_ARGB32 = 0 };

// librsvg 2.52 or later, and what drawing with it needs of GLib and Cairo. Handles, contexts and surfaces are opaque;
// results that are conditions are zero for no.
typedef struct {
  const uint32_t *major, *minor, *micro;
  void *(*handle_new_from_data)(const uint8_t *bytes, size_t count, od_error **error);
  void (*handle_set_dpi)(void *handle, double dpi);
  void (*handle_get_intrinsic_dimensions)(void *handle, int *has_width, od_length *width, int *has_height,
                                          od_length *height, int *has_view_box, od_rectangle *view_box);
  int (*handle_get_intrinsic_size_in_pixels)(void *handle, double *width, double *height);
  int (*handle_render_document)(void *handle, void *context, const od_rectangle *viewport, od_error **error);
  void (*object_unref)(void *object);
  void (*error_free)(od_error *error);
  void *(*image_surface_create_for_data)(uint8_t *bytes, int format, int width, int height, int stride);
  void (*surface_flush)(void *surface);
  void (*surface_destroy)(void *surface);
  void *(*context_create)(void *surface);
  void (*context_scale)(void *context, double x, double y);
  int (*context_status)(void *context);
  const char *(*status_to_string)(int status);
  void (*context_destroy)(void *context);
} od_rsvg;

// OpenSSL's libcrypto 1.1 or later. Contexts and algorithms are opaque.
typedef struct {
  const char *(*version)(int part);
  void *(*context_new)(void);
  void (*context_free)(void *context);
  const void *(*sha256)(void);
  int (*digest_init)(void *context, const void *algorithm, void *engine);
  int (*digest_update)(void *context, const void *bytes, size_t count);
  int (*digest_final)(void *context, uint8_t *digest, unsigned *count);
} od_crypto;

// Open a library for the rest of the process; the table is whole when the status is OK. `file` is a name that the
// system's loader looks for, or a path.
od_status od_open_rsvg(const char *file, od_rsvg *table);
od_status od_open_crypto(const char *file, od_crypto *table);

#endif
