import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Storage } from './storage.ts';
import { checkKey, checkListed, checkPrefix, contentTypeOf } from './storage-key.ts';

/** Keeps files in this process, for tests. */
export function openMemoryStorage(): Storage {
  const files = new Map<string, { body: Buffer; etag: string }>();
  let writes = 0;

  const describe = (key: string) => {
    const file = files.get(checkKey(key));
    if (file === undefined) return null;
    return { body: file.body, sizeBytes: file.body.length, contentType: contentTypeOf(key), etag: file.etag };
  };
  const below = (prefix: string) => [...files.keys()].filter((key) => key.startsWith(checkPrefix(prefix)));

  return {
    put: async (key, body) => {
      checkKey(key);
      const bytes = Buffer.isBuffer(body) ? Buffer.from(body) : await buffer(body);
      writes += 1;
      files.set(key, { body: bytes, etag: String(writes) });
      return { sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    get: async (key, range) => {
      const file = describe(key);
      if (file === null || (range !== undefined && range.start >= file.sizeBytes)) return null;
      const { body, ...described } = file;
      const part = range === undefined ? body : body.subarray(range.start, (range.end ?? body.length) + 1);
      return { ...described, stream: Readable.from([part], { objectMode: false }) };
    },
    read: async (key) => {
      const file = describe(key);
      if (file === null) return null;
      const { body, ...described } = file;
      return { ...described, bytes: Buffer.from(body) };
    },
    head: async (key) => {
      const file = describe(key);
      if (file === null) return null;
      const { body: _, ...described } = file;
      return described;
    },
    delete: async (key) => files.delete(checkKey(key)),
    deletePrefix: async (prefix) => below(prefix).filter((key) => files.delete(key)).length,
    list: async function* (prefix) {
      const listed = [...files.keys()].filter((key) => key.startsWith(checkListed(prefix)));
      for (const key of listed) yield { key, sizeBytes: files.get(key)?.body.length ?? 0 };
    },
    check: async () => {},
    close: async () => files.clear(),
  };
}
