/**
 * Files of an exported site that was opened by double-click. Browsers let such a page read no file beside it: `fetch` fails,
 * and a picture in an `<img>` may not be drawn by WebGL. Scripts alone may be loaded from there, so each tile and each sound stands in a script
 * too (`{path}.js`), in base64, which hands it to `tourFile`.
 */

type Fetch = typeof fetch;

declare global {
  /** What the scripts call: the path of the file within the site, and its bytes in base64. */
  var tourFile: ((path: string, base64: string) => void) | undefined;
}

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
};

/** A `fetch` that takes files of the site from their scripts, and all else as before. A file without a script is a 404. */
export function fetchFromScripts(page: Document, otherwise: Fetch): Fetch {
  const base = new URL('.', page.baseURI).href;
  const waiting = new Map<string, (base64: string) => void>();
  globalThis.tourFile = (path, base64) => waiting.get(path)?.(base64);
  const read = (path: string) =>
    new Promise<string | null>((resolve) => {
      const script = page.createElement('script');
      const end = (found: string | null) => {
        waiting.delete(path);
        script.remove();
        resolve(found);
      };
      waiting.set(path, end);
      script.onerror = () => end(null);
      // It ran, and said something else.
      script.onload = () => end(null);
      script.src = `${base}${path}.js`;
      page.head.append(script);
    });
  const reading = new Map<string, Promise<string | null>>();
  const readOnce = (path: string) => {
    const found = reading.get(path) ?? read(path).finally(() => reading.delete(path));
    reading.set(path, found);
    return found;
  };
  return async (asked, init) => {
    const address = new URL(asked instanceof Request ? asked.url : asked, page.baseURI).href;
    if (!address.startsWith(base)) return otherwise(asked, init);
    const path = address.slice(base.length).replace(/[?#].*$/, '');
    const base64 = await readOnce(path);
    init?.signal?.throwIfAborted();
    if (base64 === null) return new Response(null, { status: 404 });
    const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return new Response(bytesOf(base64), { headers: { 'content-type': type } });
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
