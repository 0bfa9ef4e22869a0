import { Readable } from 'node:stream';
import type { OutgoingFile } from '../exports/outgoing-file.ts';

/** For a list that is read a page at a time. */
const pageSize = 500;

/** A JSON file of one value that is small. */
export function jsonFile(path: string, read: () => Promise<unknown>): OutgoingFile {
  return file(path, async function* () {
    yield JSON.stringify(await read(), null, 2);
  });
}

/**
 * A JSON file of a list of any length, of which one page is in memory at a time: `readPage` answers what follows a key, in the
 * order of keys.
 */
export function jsonListFile<Row>(
  path: string,
  readPage: (after: string, limit: number) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): OutgoingFile {
  return file(path, async function* () {
    let after = '';
    let separator = '[\n';
    for (;;) {
      const rows = await readPage(after, pageSize);
      for (const row of rows) {
        yield separator + JSON.stringify(row);
        separator = ',\n';
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < pageSize) break;
      after = keyOf(last);
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  });
}

function file(path: string, write: () => AsyncGenerator<string>): OutgoingFile {
  return { path, sizeBytes: null, isText: true, open: async () => Readable.from(bytesOf(write())) };
}

async function* bytesOf(texts: AsyncGenerator<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text);
}
