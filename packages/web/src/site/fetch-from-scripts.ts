/**
 * Files of an exported site that was opened by double-click. Browsers let such a page read no file beside it: `fetch`
 * fails, and a picture in an `<img>` may not be drawn by WebGL. Scripts alone may be loaded from there, so tiles,
 * sounds and 360° videos are in scripts too (`{path}.js`, of a large file also `{path}.1.js` and so on), in base64,
 * which hand them to `tourFile`.
 */

type Fetch = typeof fetch;

declare global {
  /** What the scripts call: the path of the file within the site, its bytes in base64, and whether another script has more. */
  var tourFile: ((path: string, base64: string, hasMore?: 0 | 1) => void) | undefined;
}

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

interface Part {
  bytes: Uint8Array<ArrayBuffer>;
  hasMore: boolean;
}

/** A `fetch` that takes files of the site from their scripts, and all else as before. A file without a script is a 404. */
export function fetchFromScripts(page: Document, otherwise: Fetch): Fetch {
  const base = new URL('.', page.baseURI).href;
  const waiting = new Map<string, (part: Part) => void>();
  globalThis.tourFile = (path, base64, hasMore) =>
    waiting.get(path)?.({ bytes: bytesOf(base64), hasMore: hasMore === 1 });
  const readPart = (path: string, number: number) =>
    new Promise<Part | null>((resolve) => {
      const script = page.createElement('script');
      const end = (found: Part | null) => {
        waiting.delete(path);
        script.remove();
        resolve(found);
      };
      waiting.set(path, end);
      script.onerror = () => end(null);
      // It ran, and said something else.
      script.onload = () => end(null);
      script.src = `${base}${path}${number === 0 ? '' : `.${number}`}.js`;
      page.head.append(script);
    });
  /** All of it, one part after the other; null when one is missing. */
  const read = async (path: string) => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for (let hasMore = true; hasMore; ) {
      const part = await readPart(path, parts.length);
      if (part === null) return null;
      parts.push(part.bytes);
      hasMore = part.hasMore;
    }
    return new Blob(parts);
  };
  const reading = new Map<string, Promise<Blob | null>>();
  const readOnce = (path: string) => {
    const found = reading.get(path) ?? read(path).finally(() => reading.delete(path));
    reading.set(path, found);
    return found;
  };
  return async (asked, init) => {
    const address = new URL(asked instanceof Request ? asked.url : asked, page.baseURI).href;
    if (!address.startsWith(base)) return otherwise(asked, init);
    const path = address.slice(base.length).replace(/[?#].*$/s, '');
    const found = await readOnce(path);
    init?.signal?.throwIfAborted();
    if (found === null) return new Response(null, { status: 404 });
    const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return new Response(found, { headers: { 'content-type': type } });
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
