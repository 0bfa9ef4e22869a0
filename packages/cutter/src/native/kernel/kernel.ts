/**
 * The inner loops of the cutter. Every number that names a place is an address in the shared memory. Pixels are in planes of
 * 8 bits: luma, and two of chroma (Cb, Cr) with half as many rows and columns, as baseline JPEGs have them.
 */
export interface Kernel {
  /**
   * Projects the tiles at one place of the faces f, r, b and l in the plane that `frame` describes; `x` and `y` are
   * pixels of the face. `scratch` has a row of a tile as 32-bit integers, and 2.5 KiB at least.
   */
  projectLateral(
    frame: number,
    x: number,
    y: number,
    scratch: number,
    f: number,
    r: number,
    b: number,
    l: number,
  ): void;
  /**
   * Projects four parts of the upper face (`sign` 1) or the lower (`sign` -1), `size` pixels on a side: the one at `x`,
   * `y` in the first quarter of the face, and what mirrors it along x, along y and along both. Rows are a tile apart.
   */
  projectPolar(
    frame: number,
    sign: 1 | -1,
    x: number,
    y: number,
    size: number,
    scratch: number,
    part: number,
    alongX: number,
    alongY: number,
    alongBoth: number,
  ): void;
  /** Downsamples a square plane by 2x2 averaging into one quadrant of its parent tile, whose rows are as long. */
  downsample(plane: number, size: number, quarter: number): void;
  /**
   * Blurs a row of a plane along x by a box of `2 * reach + 1` pixels, round the back; `scratch` has one and a half of it.
   */
  blurRow(row: number, width: number, reach: number, scratch: number): void;
  /**
   * Converts two rows of RGB to two of luma and one of each chroma plane, whose samples are means of 2x2. Reads a multiple of 8 pixels and
   * writes as many, so up to 7 more than `width`.
   */
  toYcc(
    upper: number,
    lower: number,
    width: number,
    upperLuma: number,
    lowerLuma: number,
    cb: number,
    cr: number,
  ): void;
  /** Converts a row of luma and one of each chroma plane to RGB: every `step`th pixel of it, each at its place. */
  toRgb(luma: number, cb: number, cr: number, width: number, step: number, rgb: number): void;
  /**
   * Encodes the three planes of a square tile of a multiple of 16 pixels with the tables of jpeg-tables.ts; returns how many
   * bytes there are, which go between `jpegHead` and `jpegEnd`. `scratch` has 128 bytes, `out` `mostJpegBytes`.
   */
  encodeJpeg(
    tables: number,
    luma: number,
    cb: number,
    cr: number,
    size: number,
    scratch: number,
    out: number,
  ): number;
}
