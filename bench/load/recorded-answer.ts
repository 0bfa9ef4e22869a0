import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it went over the line, so that other servers can give the same bytes. */
export interface RecordedAnswer {
  path: string;
  body: Buffer;
  /** All but those that each server writes by itself; names in small letters, in their order. */
  headers: [string, string][];
}

/** What Chromium says with a page; and from the product itself the file, where nginx before it would send that. */
export const askedBy = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-GB,en;q=0.9,de;q=0.8',
  'upgrade-insecure-requests': '1',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'x-media-missing': '1',
};

const ofEachServer = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

/** Asks as a browser does that was never here; throws unless the answer is 200. */
export function recordAnswer(origin: string, path: string): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    get(new URL(path, origin), { headers: askedBy }, async (answer) => {
      const body = await buffer(answer);
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}: ${body}`));
      const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
        ofEachServer.has(name) || value === undefined ? [] : [[name, String(value)]],
      );
      resolve({ path, body, headers });
    }).on('error', reject);
  });
}
