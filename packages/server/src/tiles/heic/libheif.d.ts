/** What is used of the LGPL library libheif as its package hands it out; the rest of it has no types here. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.js' {
  /** 0 when all is well. */
  interface HeifAnswer {
    code?: { value: number } | number;
    message?: string;
  }
  interface HeifChannel {
    id: unknown;
    width: number;
    height: number;
    /** Bytes from row to row. */
    stride: number;
    /** Lies in the library's memory until the image is released. */
    data: Uint8Array;
  }
  interface HeifImage extends HeifAnswer {
    channels?: HeifChannel[];
  }
  interface LibHeif {
    heif_error_code: { heif_error_Ok: unknown };
    heif_colorspace: { heif_colorspace_RGB: unknown };
    heif_chroma: { heif_chroma_interleaved_RGB: unknown };
    heif_context_alloc(): unknown;
    heif_context_read_from_memory(context: unknown, bytes: Uint8Array): HeifAnswer;
    heif_js_context_get_primary_image_handle(context: unknown): HeifAnswer;
    heif_js_decode_image2(
      handle: unknown,
      colorspace: unknown,
      chroma: unknown,
    ): HeifImage | Promise<HeifImage>;
  }
  const createLibHeif: () => LibHeif;
  export = createLibHeif;
}
