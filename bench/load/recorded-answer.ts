import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it went over the line, so that other servers can give the same bytes. */
export interface RecordedAnswer {
  path: string;
  body: Buffer;
  contentType: string;
  contentEncoding: string | null;
}

/** What a browser says it can read; and from the product itself the file, where nginx before it would send that. */
export const askedBy = { 'accept-encoding': 'gzip, deflate, br, zstd', 'x-media-missing': '1' };

/** Asks as a browser does that was never here; throws unless the answer is 200. */
export function recordAnswer(origin: string, path: string): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    get(new URL(path, origin), { headers: askedBy }, async (answer) => {
      const body = await buffer(answer);
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}: ${body}`));
      resolve({
        path,
        body,
        contentType: answer.headers['content-type'] ?? 'application/octet-stream',
        contentEncoding: answer.headers['content-encoding'] ?? null,
      });
    }).on('error', reject);
  });
}
