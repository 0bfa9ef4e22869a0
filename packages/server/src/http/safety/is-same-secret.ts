import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same, in constant time, so that the duration reveals nothing. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
