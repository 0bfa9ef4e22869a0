/** The limits of a foreign document, checked before it is processed. */
export const textLimits = {
  /** UTF-16 units. */
  length: 8 * 1024 * 1024,
  /** Levels of lists and objects; below ours, since what is kept lies some levels down in our document. */
  nesting: 40,
  /** Values of all kinds together. */
  values: 400_000,
} as const;
