/**
 * What is used of the LGPL library libheif as its package hands it out; the rest of it has no types here. Its functions are
 * those of libheif/heif.h: pointers are numbers, and an answer that C returns as a struct is written where the first says.
 */
declare module 'libheif-js/libheif-wasm/libheif-bundle.js' {
  type Pointer = number;
  interface LibHeif {
    /** Another whenever the memory has grown. */
    readonly HEAPU8: Uint8Array;
    readonly HEAPU32: Uint32Array;
    _malloc(sizeBytes: number): Pointer;
    _heif_context_alloc(): Pointer;
    /** The bytes stay where they are as long as the context does. */
    _heif_context_read_from_memory_without_copy(
      answer: Pointer,
      context: Pointer,
      bytes: Pointer,
      sizeBytes: number,
      options: 0,
    ): void;
    _heif_context_get_primary_image_handle(answer: Pointer, context: Pointer, handle: Pointer): void;
    _heif_image_handle_get_item_id(handle: Pointer): number;
    _heif_image_handle_get_image_tiling(
      answer: Pointer,
      handle: Pointer,
      isTurned: 0 | 1,
      tiling: Pointer,
    ): void;
    _heif_item_get_transformation_properties(
      context: Pointer,
      item: number,
      properties: Pointer,
      most: number,
    ): number;
    /** Four letters. */
    _heif_item_get_property_type(context: Pointer, item: number, property: number): number;
    /** Degrees, counter-clockwise. */
    _heif_item_get_property_transform_rotation_ccw(context: Pointer, item: number, property: number): number;
    /** 0: above is below. 1: left is right. */
    _heif_item_get_property_transform_mirror(context: Pointer, item: number, property: number): number;
    _heif_decoding_options_alloc(): Pointer;
    _heif_decode_image(
      answer: Pointer,
      handle: Pointer,
      image: Pointer,
      colourspace: number,
      chroma: number,
      options: Pointer,
    ): void;
    _heif_image_handle_decode_image_tile(
      answer: Pointer,
      handle: Pointer,
      image: Pointer,
      colourspace: number,
      chroma: number,
      options: Pointer,
      column: number,
      row: number,
    ): void;
    _heif_image_get_width(image: Pointer, channel: number): number;
    _heif_image_get_height(image: Pointer, channel: number): number;
    /** Writes how many bytes lie from row to row. */
    _heif_image_get_plane_readonly2(image: Pointer, channel: number, stride: Pointer): Pointer;
    _heif_image_release(image: Pointer): void;
  }
  const createLibHeif: () => LibHeif;
  export = createLibHeif;
}
