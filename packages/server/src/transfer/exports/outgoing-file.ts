import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReportLine } from '@tourwright/tour/formats';

/** A file that goes out: into a folder, or into an archive. */
export interface OutgoingFile {
  /** Relative, with slashes. */
  path: string;
  /** Null where nobody knows before it is read. */
  sizeBytes: number | null;
  /** Texts are worth compressing; pictures and videos are so already. */
  isText: boolean;
  open(): Promise<Readable>;
}

/** A tour on its way out. */
export interface Outgoing {
  name: string;
  files: readonly OutgoingFile[];
  /** Slugs of files that are not there. */
  lacking: string[];
  report: readonly ReportLine[];
}

/** Makes a file of an export from a text. */
export function textFile(path: string, text: string): OutgoingFile {
  const bytes = Buffer.from(text);
  return { path, sizeBytes: bytes.length, isText: true, open: async () => Readable.from([bytes]) };
}

/** A file of this machine. */
export async function localFile(path: string, source: string): Promise<OutgoingFile> {
  const { size } = await stat(source);
  const isText = /\.(?:js|css|html|json|txt|svg)$/.test(path) || !/\.\w+$/.test(path);
  return { path, sizeBytes: size, isText, open: async () => createReadStream(source) };
}

/** A file that went before its turn came: what the tour has by now has to be gathered again. */
export class FileWent extends Error {}

/** A file of the storage, which may have gone when its turn comes: then the whole transfer is begun again. */
export function storedFile(
  { path, sizeBytes }: { path: string; sizeBytes: number },
  open: () => Promise<Readable | null>,
): OutgoingFile {
  return {
    path,
    sizeBytes,
    isText: false,
    open: async () => {
      const stream = await open();
      if (stream === null) throw new FileWent(`${path} went while it was written`);
      return stream;
    },
  };
}
