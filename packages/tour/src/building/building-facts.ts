/** Which way the walls run: the yaw in degrees, 0..90, that one of them is seen along, and how sure that is, 0..1. */
export interface Axes {
  yaw: number;
  confidence: number;
}

/** Axes that are less sure than this are not asked. */
export const leastAxes = 0.5;

/** What is known of a tour's pictures besides its document; what is unknown is left out. */
export interface BuildingFacts {
  /** The pixels of the file at a slug; null when there is no such file. */
  imageOf?(slug: string): { width: number; height: number } | null | undefined;
  /** The compass direction of a photo's middle as its camera wrote it, degrees clockwise from north. */
  compassOf?(slug: string): number | undefined;
  /** The building's axes as they are seen in a photo. */
  axesOf?(slug: string): Axes | undefined;
}
