import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import type { z } from 'zod';
import {
  type ArchivedHashes,
  type ArchiveEnd,
  type ArchiveHeader,
  BackupFault,
  DamagedBackup,
  endShape,
  hashesShape,
  headerShape,
  mostDocumentBytes,
  names,
} from './archive-format.ts';

const longestName = 1000;

/** What is done with the entries of a backup; `body` must be read to its end. */
export interface ArchiveVisitor {
  header?(header: ArchiveHeader): Promise<void>;
  /** Files, rows, jobs and the secret. */
  entry?(name: string, sizeBytes: number, body: Readable): Promise<void>;
  /** `readBytes` of the archive have been gone through. */
  progress?(readBytes: number): void;
}

/**
 * Reads a backup from its first byte to its last and compares every entry with its hash. Answers what `end.json` says, or
 * throws a `BackupFault` that says what is wrong. What was visited counts only once this has resolved.
 */
export async function readArchive(path: string, visitor: ArchiveVisitor = {}): Promise<ArchiveEnd> {
  const tar = extract();
  const file = createReadStream(path);
  let readBytes = 0;
  file.on('data', (chunk) => {
    readBytes += chunk.length;
  });
  const fed = pipeline(file, tar);
  fed.catch(() => {});
  const reading = new Reading(visitor);
  try {
    for await (const entry of tar) {
      const { name, size = 0, type } = entry.header;
      if (name.length > longestName) throw new BackupFault('This is no backup of Tourwright');
      if (type !== 'file') throw new BackupFault(`This is no backup of Tourwright: it holds a ${type}`);
      await reading.take(name, size, Readable.from(entry, { objectMode: false }));
      visitor.progress?.(readBytes);
    }
    await fed;
  } catch (error) {
    file.destroy();
    throw faultOf(error);
  }
  return reading.finish();
}

class Reading {
  readonly #visitor: ArchiveVisitor;
  #open: ArchivedHashes['entries'] = [];
  #last: string | null = null;
  #lists = 0;
  #entries = 0;
  #end: ArchiveEnd | null = null;

  constructor(visitor: ArchiveVisitor) {
    this.#visitor = visitor;
  }

  async take(name: string, size: number, body: Readable): Promise<void> {
    if (this.#end !== null) throw new DamagedBackup('Something was added behind the end of the backup');
    if (name === names.hashes(this.#lists + 1)) return this.#takeHashes(name, size, body);
    if (name === names.end) return this.#takeEnd(size, body);
    this.#entries += 1;
    this.#open.push([name, size, await this.#visit(name, size, body)]);
  }

  finish(): ArchiveEnd {
    if (this.#end === null) throw new DamagedBackup('The backup is cut off: its end is missing');
    return this.#end;
  }

  /** Answers the hash. */
  async #visit(name: string, size: number, body: Readable): Promise<string> {
    if (this.#entries === 1) {
      const { value, sha256 } = await readDocument(names.header, name, size, body, headerShape);
      await this.#visitor.header?.(value);
      return sha256;
    }
    const hash = createHash('sha256');
    body.on('data', (chunk: Buffer) => hash.update(chunk));
    const through = new PassThrough();
    const done = pipeline(body, through);
    done.catch(() => {});
    if (this.#visitor.entry === undefined) through.resume();
    else await this.#visitor.entry(name, size, through);
    await done;
    return hash.digest('hex');
  }

  async #takeHashes(name: string, size: number, body: Readable): Promise<void> {
    const { value, sha256 } = await readDocument(name, name, size, body, hashesShape);
    const isSame = value.after === this.#last && JSON.stringify(value.entries) === JSON.stringify(this.#open);
    if (!isSame) throw new DamagedBackup(whatDiffers(value, this.#open, this.#last));
    this.#lists += 1;
    this.#last = sha256;
    this.#open = [];
  }

  async #takeEnd(size: number, body: Readable): Promise<void> {
    const { value } = await readDocument(names.end, names.end, size, body, endShape);
    if (value.last !== this.#last || value.entries !== this.#entries || this.#open.length > 0) {
      throw new DamagedBackup('The backup was altered: its end does not fit what stands before it');
    }
    this.#end = value;
  }
}

async function readDocument<Shape extends z.ZodType>(
  wanted: string,
  name: string,
  size: number,
  body: Readable,
  shape: Shape,
): Promise<{ value: z.infer<Shape>; sha256: string }> {
  if (name !== wanted) throw new BackupFault(`This is no backup of Tourwright: it begins with ${name}`);
  if (size > mostDocumentBytes) throw new DamagedBackup(`The backup was altered: ${name} is too large`);
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const parsed = shape.safeParse(parseJson(bytes));
  if (!parsed.success) {
    throw new DamagedBackup(`${name} cannot be read: it was altered, or a newer release made the backup`);
  }
  return { value: parsed.data, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

function whatDiffers(listed: ArchivedHashes, found: ArchivedHashes['entries'], last: string | null): string {
  if (listed.after !== last) return 'The backup was altered: its lists of hashes do not follow each other';
  const place = found.findIndex(
    (entry, index) => JSON.stringify(entry) !== JSON.stringify(listed.entries[index]),
  );
  return `The backup was altered or damaged at ${found[place]?.[0] ?? 'the end of a list'}`;
}

function faultOf(error: unknown): unknown {
  if (error instanceof BackupFault) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupFault('There is no such file');
  if (/unexpected end/i.test(message)) return new DamagedBackup('The backup is cut off');
  if (/tar header|invalid|checksum/i.test(message)) {
    return new DamagedBackup('This is no backup of Tourwright, or it is damaged');
  }
  return error;
}
