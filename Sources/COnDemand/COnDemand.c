#include "COnDemand.h"

#include <dlfcn.h>

typedef struct {
  const char *name;
  size_t offset;  // of the pointer in the table
} symbol;

// Names of a library's dependencies are found through the library itself.
static od_status open_library(const char *file, const symbol *symbols, size_t count, void *table) {
  void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return OD_MISSING;
  for (size_t i = 0; i < count; i++) {
    void *found = dlsym(library, symbols[i].name);
    if (found == NULL) {
      dlclose(library);
      return OD_TOO_OLD;
    }
    *(void **)((char *)table + symbols[i].offset) = found;
  }
  return OD_OK;
}

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

od_status od_open_rsvg(const char *file, od_rsvg *table) {
  static const symbol symbols[] = {
      {"rsvg_major_version", offsetof(od_rsvg, major)},
      {"rsvg_minor_version", offsetof(od_rsvg, minor)},
      {"rsvg_micro_version", offsetof(od_rsvg, micro)},
      {"rsvg_handle_new_from_data", offsetof(od_rsvg, handle_new_from_data)},
      {"rsvg_handle_set_dpi", offsetof(od_rsvg, handle_set_dpi)},
      {"rsvg_handle_get_intrinsic_dimensions", offsetof(od_rsvg, handle_get_intrinsic_dimensions)},
      {"rsvg_handle_get_intrinsic_size_in_pixels", offsetof(od_rsvg, handle_get_intrinsic_size_in_pixels)},
      {"rsvg_handle_render_document", offsetof(od_rsvg, handle_render_document)},
      {"g_object_unref", offsetof(od_rsvg, object_unref)},
      {"g_error_free", offsetof(od_rsvg, error_free)},
      {"cairo_image_surface_create_for_data", offsetof(od_rsvg, image_surface_create_for_data)},
      {"cairo_surface_flush", offsetof(od_rsvg, surface_flush)},
      {"cairo_surface_destroy", offsetof(od_rsvg, surface_destroy)},
      {"cairo_create", offsetof(od_rsvg, context_create)},
      {"cairo_scale", offsetof(od_rsvg, context_scale)},
      {"cairo_status", offsetof(od_rsvg, context_status)},
      {"cairo_status_to_string", offsetof(od_rsvg, status_to_string)},
      {"cairo_destroy", offsetof(od_rsvg, context_destroy)},
  };
  return open_library(file, symbols, COUNT(symbols), table);
}

od_status od_open_crypto(const char *file, od_crypto *table) {
  static const symbol symbols[] = {
      {"OpenSSL_version", offsetof(od_crypto, version)},
      {"EVP_MD_CTX_new", offsetof(od_crypto, context_new)},
      {"EVP_MD_CTX_free", offsetof(od_crypto, context_free)},
      {"EVP_sha256", offsetof(od_crypto, sha256)},
      {"EVP_DigestInit_ex", offsetof(od_crypto, digest_init)},
      {"EVP_DigestUpdate", offsetof(od_crypto, digest_update)},
      {"EVP_DigestFinal_ex", offsetof(od_crypto, digest_final)},
  };
  return open_library(file, symbols, COUNT(symbols), table);
}
