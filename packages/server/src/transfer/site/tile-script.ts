import { type Readable, Transform } from 'node:stream';
import type { ByteRange } from '../../drivers/storage/storage.ts';
import type { OutgoingFile } from '../exports/outgoing-file.ts';

/** Bytes of one script: browsers hold each as a text. A multiple of three, so that its base64 has no end. */
const partBytes = 24 * 2 ** 20;

/** A file of which parts can be read. */
export interface PartedFile extends OutgoingFile {
  sizeBytes: number;
  open(range?: ByteRange): Promise<Readable>;
}

/**
 * A file as scripts that hand it to the page in base64: of a site that is opened by double-click, browsers load nothing else
 * that a page may read (`packages/web/src/site/fetch-from-scripts.ts`). The first is `{path}.js`; of a large file each but the
 * last says that another follows, `{path}.1.js` and so on.
 */
export function scriptsOf(file: PartedFile): OutgoingFile[] {
  const count = Math.max(1, Math.ceil(file.sizeBytes / partBytes));
  return Array.from({ length: count }, (_, number) => partOf(file, number, number === count - 1));
}

function partOf({ path, sizeBytes, open }: PartedFile, number: number, isLast: boolean): OutgoingFile {
  const [start, end] = [number * partBytes, Math.min((number + 1) * partBytes, sizeBytes)];
  const isWhole = number === 0 && isLast;
  const [before, after] = [`tourFile(${JSON.stringify(path)},"`, isLast ? '");\n' : '",1);\n'];
  return {
    path: number === 0 ? `${path}.js` : `${path}.${number}.js`,
    sizeBytes: before.length + 4 * Math.ceil((end - start) / 3) + after.length,
    isText: true,
    open: async () => inBase64(await open(isWhole ? undefined : { start, end: end - 1 }), before, after),
  };
}

function inBase64(file: Readable, before: string, after: string): Readable {
  let rest: Buffer = Buffer.alloc(0);
  const script = new Transform({
    construct(done) {
      this.push(before);
      done();
    },
    transform(chunk: Buffer, _, done) {
      const all = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      const whole = all.length - (all.length % 3);
      rest = all.subarray(whole);
      done(null, all.toString('base64', 0, whole));
    },
    flush(done) {
      done(null, rest.toString('base64') + after);
    },
  });
  file.once('error', (error) => script.destroy(error));
  script.once('close', () => file.destroy());
  return file.pipe(script);
}
