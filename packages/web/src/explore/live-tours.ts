/** Which tours of the gallery are live. */

/** More live tours than these at once would be too much for a phone, the featured one included. */
export const mostLive = 2;

/** The ids after one was switched on or off, the longest live first; the oldest goes back to its picture. */
export function toggleLive(live: readonly string[], id: string): readonly string[] {
  return live.includes(id) ? live.filter((other) => other !== id) : [...live, id].slice(-mostLive);
}
