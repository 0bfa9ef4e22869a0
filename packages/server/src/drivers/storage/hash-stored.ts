import { createHash } from 'node:crypto';
import type { Storage } from './storage.ts';

/** The SHA-256 of what is at a storage key, in lower-case hex; null when there is nothing. */
export async function hashStored(storage: Pick<Storage, 'get'>, key: string): Promise<string | null> {
  const file = await storage.get(key);
  if (file === null) return null;
  const hash = createHash('sha256');
  for await (const chunk of file.stream) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
