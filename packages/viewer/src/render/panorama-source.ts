/** What a panorama is shown from. */
export interface PanoramaSource {
  /** Where the tiles lie; ends with a slash. */
  baseUrl: string;
  /** As it was published; checked when the scene opens. */
  manifest: unknown;
  /** Data URL of a strip of the six faces (f r b l u d), side by side. */
  preview?: string;
}
