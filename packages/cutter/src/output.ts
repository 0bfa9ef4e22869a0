/** The outputs of a cut: sizes, qualities, and the version that changes with them. */

/** Incremented when the tiles of a source would differ from before; part of the addresses of tiles on our server. */
export const cutterVersion = 7;

/** The quality of JPEG tiles, 1..100. */
export const jpegQuality = 80;

/** Faces from here on have more pixels than most screens: these show them at about half their size. */
export const largeFace = 2048;

/**
 * WebP and AVIF look like JPEG 80 on a screen at 66 and 52 % of its bytes; more effort would take AVIF six times as long
 * for 5 % of them. Large faces, where nearly all bytes are, can do with less in AVIF (docs/decisions/106).
 */
export const webpOptions = { quality: 78, effort: 2 } as const;

/** Quality (1 to 100) and effort (0 to 9) of AVIF tiles, as sharp takes them. */
export const avifOptions = { quality: 58, qualityOfLargeFaces: 48, effort: 0 } as const;

/** What can be shown before any tile: a strip of six tiny faces to inline, and a picture of what is ahead. */
export const preview = {
  /** Edge of a face in the strip, pixels; quality where it starts from, and the most bytes of its data URL. */
  stripFace: 80,
  stripQuality: 60,
  stripBytes: 8192,
  thumbnail: { width: 640, height: 360, hfovDegrees: 100, quality: 82 },
} as const;

/** The quality of the copy that is served of a panorama that could not be served itself. */
export const copyQuality = 92;
