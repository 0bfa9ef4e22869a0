import { createHash } from 'node:crypto';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { type ArchivedTable, pieceBytes } from './archive-format.ts';
import { copyInto, copyOutOf } from './tables.ts';

const compress = promisify(gzip);
/** Ends every row of COPY's text form; line ends inside of values are written otherwise. */
const rowEnd = 0x0a;

/** How many rows of a table were written, and their hash. */
export interface RowsWritten {
  count: number;
  /** Of the rows' text. */
  sha256: string;
}

/** Hands the rows of a table to `take` in compressed pieces. */
export async function readRows(
  client: pg.PoolClient,
  table: ArchivedTable,
  take: (piece: Buffer) => Promise<void> = async () => {},
): Promise<RowsWritten> {
  const rows = client.query(to(await copyOutOf(client, table)));
  const hash = createHash('sha256');
  let count = 0;
  let piece: Buffer[] = [];
  let filled = 0;
  const give = async () => {
    const bytes = Buffer.concat(piece);
    piece = [];
    filled = 0;
    if (bytes.length > 0) await take(await compress(bytes));
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    hash.update(chunk);
    for (let at = chunk.indexOf(rowEnd); at !== -1; at = chunk.indexOf(rowEnd, at + 1)) count += 1;
    piece.push(chunk);
    filled += chunk.length;
    if (filled >= pieceBytes) await give();
  }
  await give();
  return { count, sha256: hash.digest('hex') };
}

/** Rows on their way into one table, whose pieces come one after the other. */
export interface RowsIn {
  add(piece: Readable): Promise<void>;
  end(): Promise<void>;
  /** After a fault: the connection waits no longer for rows. */
  giveUp(): void;
}

/** Opens a table for rows that come in as gzipped pieces of COPY text. */
export function openRowsIn(client: pg.PoolClient, table: ArchivedTable): RowsIn {
  const text = new PassThrough();
  const copied = pipeline(text, client.query(from(copyInto(table))) as Writable);
  copied.catch(() => {});
  return {
    add: (piece) => Promise.race([pipeline(piece, createGunzip(), text, { end: false }), copied]),
    end: async () => {
      text.end();
      await copied;
    },
    giveUp: () => text.destroy(new Error('The restore ended')),
  };
}
