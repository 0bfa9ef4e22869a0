/** A source of unsigned 32-bit integers, such as `crypto.getRandomValues`; passed in, since this package is platform-independent. */
export type Random = () => number;

/** An id of 128 random bits, lower-case hex. */
export function newId(random: Random): string {
  const word = () => (random() >>> 0).toString(16).padStart(8, '0');
  return word() + word() + word() + word();
}

/** A scene's id, 1..2^53-1: drawn so wide that two clients never draw the same. */
export function newSceneId(random: Random): number {
  const high = (random() >>> 0) & 0x1fffff;
  const id = high * 2 ** 32 + (random() >>> 0);
  return id === 0 ? 1 : id;
}
