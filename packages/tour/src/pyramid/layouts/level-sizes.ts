/** No tool makes larger faces. */
const mostFaceSize = 2 ** 17;
const mostLevels = 20;

/** Whether a value is a whole number of pixels or levels that tiles may have. */
export function isCount(value: unknown, most: number = mostFaceSize): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) <= most;
}

/** Whether a number of levels is one that panoramas have. */
export function isLevelCount(value: unknown): value is number {
  return isCount(value, mostLevels);
}
