import { type Readable, Transform } from 'node:stream';
import type { OutgoingFile } from '../outgoing-file.ts';

const end = '");\n';

/**
 * A file as a script that hands it to the page in base64: of a site that is opened by double-click, browsers load nothing else
 * that a page may read (`packages/web/src/site/fetch-from-scripts.ts`).
 */
export function scriptOf({ path, sizeBytes, open }: OutgoingFile): OutgoingFile {
  const begin = `tourFile(${JSON.stringify(path)},"`;
  return {
    path: `${path}.js`,
    sizeBytes: sizeBytes === null ? null : begin.length + 4 * Math.ceil(sizeBytes / 3) + end.length,
    isText: true,
    open: async () => inBase64(await open(), begin),
  };
}

function inBase64(file: Readable, begin: string): Readable {
  let rest: Buffer = Buffer.alloc(0);
  const script = new Transform({
    construct(done) {
      this.push(begin);
      done();
    },
    transform(chunk: Buffer, _, done) {
      const all = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      const whole = all.length - (all.length % 3);
      rest = all.subarray(whole);
      done(null, all.toString('base64', 0, whole));
    },
    flush(done) {
      done(null, rest.toString('base64') + end);
    },
  });
  file.once('error', (error) => script.destroy(error));
  script.once('close', () => file.destroy());
  return file.pipe(script);
}
