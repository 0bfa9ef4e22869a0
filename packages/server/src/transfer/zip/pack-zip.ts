import { PassThrough, type Readable, Transform } from 'node:stream';
import { ZipFile } from 'yazl';
import type { OutgoingFile } from '../exports/outgoing-file.ts';

interface Options {
  /** Ends the archive with an error. */
  signal: AbortSignal;
  /** The moment that all files get. */
  at: Date;
  /** How many bytes of the files were read so far. */
  onBytes?(sum: number): void;
}

/**
 * The files as one ZIP archive, made while it is read: one file is open at a time, and in memory is only the list of names.
 * Texts are compressed, media are so already. Beyond 4 GB or 65,535 files it is Zip64.
 */
export function packZip(files: readonly OutgoingFile[], { signal, at, onBytes }: Options): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  let sum = 0;
  /** The file that is open. */
  let current: Readable | null = null;
  const counted = (file: Readable) => {
    const count = new Transform({
      transform(chunk: Buffer, _, done) {
        sum += chunk.length;
        onBytes?.(sum);
        done(null, chunk);
      },
    });
    file.once('error', (error) => count.destroy(error));
    count.once('close', () => file.destroy());
    return file.pipe(count);
  };
  const fail = (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.once('error', fail);
  for (const { path, sizeBytes, isText, open } of files) {
    const size = sizeBytes === null ? {} : { size: sizeBytes };
    zip.addReadStreamLazy(path, { mtime: at, compress: isText, ...size }, (done) => {
      if (signal.aborted || out.destroyed) return;
      open().then((file) => {
        if (out.destroyed) return file.destroy();
        current = file;
        const stream = counted(file);
        stream.once('error', fail);
        done(null, stream);
      }, fail);
    });
  }
  zip.end();
  zip.outputStream.pipe(out);
  const abort = () => fail(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  out.once('close', () => {
    signal.removeEventListener('abort', abort);
    current?.destroy();
  });
  if (signal.aborted) abort();
  return out;
}
