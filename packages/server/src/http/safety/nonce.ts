import { randomBytes } from 'node:crypto';

/** The number used once by which one answer's scripts and styles are known. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}
