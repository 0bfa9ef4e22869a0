/** Placements with a lower confidence, 0..1, need the user's confirmation. */
export const leastConfidence = 0.5;
