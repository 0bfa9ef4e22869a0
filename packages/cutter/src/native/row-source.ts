/** The next row in RGB, from the top down, written into `into`. */
export type NextRow = (into: Uint8Array) => Promise<void>;

/** Two rows of luma and what belongs to them of both chroma planes, which have half as many rows and columns. */
export interface PlaneRows {
  luma: [Uint8Array, Uint8Array];
  cb: Uint8Array;
  cr: Uint8Array;
}

/** Rows of pixels, from the top down. */
export interface RowSource {
  /** Fills `into`, which may be shared by threads, with the next row in RGB. */
  next: NextRow;
  /** The next two rows as they are in the file. Absent, or false: from here on there are rows in RGB alone. */
  nextPlanes?(into: PlaneRows): boolean;
  /** Waits for the decoder and removes what it wrote. */
  close(): Promise<void>;
}
