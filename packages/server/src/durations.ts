/** Milliseconds. */
export const hourMs = 3_600_000;
/** Milliseconds of a day of 24 hours; days of a calendar may be shorter or longer. */
export const dayMs = 24 * hourMs;
