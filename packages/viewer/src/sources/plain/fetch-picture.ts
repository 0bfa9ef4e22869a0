import { headerBytes } from './picture-header.ts';
import { PlainFailure } from './plain-failure.ts';

/** The events of a picture's download. */
export interface FetchEvents {
  /** The first bytes, as many as there are within `headerBytes`; called once. */
  onHeader?: (bytes: Uint8Array) => void;
  /** `total` is 0 if the server does not send it. */
  onProgress?: (loaded: number, total: number) => void;
}

/** The file of a picture. Rejects with a `PlainFailure` when it cannot be had. */
export async function fetchPicture(
  source: string | Blob,
  signal: AbortSignal,
  { onHeader = () => {}, onProgress = () => {} }: FetchEvents = {},
): Promise<Blob> {
  if (typeof source !== 'string') {
    onHeader(new Uint8Array(await source.slice(0, headerBytes).arrayBuffer()));
    return source;
  }
  const name = source.length > 200 ? `${source.slice(0, 60)}…` : source;
  const answer = await fetch(source, { signal }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new PlainFailure(
      `${name} does not come. If it is on another site, that must allow this one to read it (CORS).`,
      false,
    );
  });
  if (!answer.ok) throw new PlainFailure(`${name} answered ${answer.status}`, answer.status < 500);
  const total = Number(answer.headers.get('content-length') ?? 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let [loaded, isHeaderTold] = [0, false];
  const tellHeader = async () => {
    isHeaderTold = true;
    onHeader(new Uint8Array(await new Blob(parts).slice(0, headerBytes).arrayBuffer()));
  };
  const reader = answer.body?.getReader();
  for (;;) {
    const { value, done } = (await reader?.read().catch(() => broken(name))) ?? { done: true };
    if (done || !value) break;
    parts.push(value);
    loaded += value.length;
    onProgress(loaded, total);
    if (!isHeaderTold && loaded >= headerBytes) await tellHeader();
  }
  if (!isHeaderTold) await tellHeader();
  return new Blob(parts, { type: answer.headers.get('content-type') ?? '' });
}

function broken(name: string): never {
  throw new PlainFailure(`The connection broke while ${name} was loading`, false);
}
