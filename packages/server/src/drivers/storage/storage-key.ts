import { extname } from 'node:path';

const keyPattern = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;
const maxKeyLength = 512;
const maxPartLength = 128;

/** Throws unless the key is one that every driver can hold and no path can be made of. */
export function checkKey(key: string): string {
  if (
    key.length > maxKeyLength ||
    !keyPattern.test(key) ||
    key.split('/').some((part) => part.length > maxPartLength)
  ) {
    throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
  }
  return key;
}

/** Throws unless the prefix is a key with `/` at its end. */
export function checkPrefix(prefix: string): string {
  if (!prefix.endsWith('/')) throw new Error(`Not a storage prefix: ${JSON.stringify(prefix.slice(0, 80))}`);
  checkKey(prefix.slice(0, -1));
  return prefix;
}

/** As `checkPrefix`; the empty prefix, which names everything, is right too. */
export function checkListed(prefix: string): string {
  return prefix === '' ? prefix : checkPrefix(prefix);
}

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.zip': 'application/zip',
};

/** The content type of a key's ending; files without a known one are served to nobody. */
export function contentTypeOf(key: string): string {
  return contentTypes[extname(key)] ?? 'application/octet-stream';
}
