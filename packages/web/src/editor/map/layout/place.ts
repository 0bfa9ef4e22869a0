/** A place on the map, CSS pixels before zooming. */
export interface Place {
  x: number;
  y: number;
}

/** The place of each scene on the map, by scene id. */
export type Places = ReadonlyMap<number, Place>;

/** The size of a box: a picture with a name below it. */
export const box = { width: 136, height: 110 } as const;
