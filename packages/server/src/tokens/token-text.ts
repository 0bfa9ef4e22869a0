import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** By which scanners of published code, and people, know one. */
const prefix = 'tw_';
const hintLength = 4;

/** A new token: `tw_`, 256 random bits, and a checksum of these, so that what is none asks nothing of the database. */
export function newTokenText(): string {
  const body = randomBytes(32).toString('base64url');
  return prefix + body + checksumOf(body);
}

/** Whether a text can be a token at all. */
export function isTokenText(text: string): boolean {
  const [, body = '', checksum] = /^tw_([\w-]{43})([0-9a-f]{8})$/.exec(text) ?? [];
  return checksum !== undefined && checksumOf(body) === checksum;
}

/** What is kept of a token to find it by. */
export function hashOfToken(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** What is stored of a token to distinguish it from others. */
export function hintOfToken(text: string): string {
  return text.slice(-hintLength);
}

function checksumOf(body: string): string {
  return crc32(body).toString(16).padStart(8, '0');
}
