/** Keys that would change how an object works, wherever somebody copies it carelessly. */
export function isUnsafeKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}
