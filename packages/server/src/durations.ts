/** Milliseconds. */
export const minuteMs = 60_000;
/** Milliseconds. */
export const hourMs = 3_600_000;
/** Milliseconds of a day of 24 hours; days of a calendar may be shorter or longer. */
export const dayMs = 24 * hourMs;
/** Seconds of a year of 365 days, for caches: the longest that they keep anything. */
export const yearSeconds = (365 * dayMs) / 1000;
