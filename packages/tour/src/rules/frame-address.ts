import type { Hotspot } from '../document/index.ts';

/** A page that may be shown in a frame within the tour. */
export interface FrameAddress {
  address: string;
  /** The one site that the frame is allowed to show. */
  origin: string;
}

/** Scheme, host and port only: what else may stand before a path (a user's name) is refused. */
const web = /^(https?):\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?)(?=[/?#]|$)/i;
const films: [RegExp, (found: RegExpExecArray) => string][] = [
  [
    /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{6,20})/i,
    ([, id]) => `https://www.youtube-nocookie.com/embed/${id}`,
  ],
  [
    /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?/i,
    ([, id, key]) => `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ''}`,
  ],
];

/**
 * What a hotspot shows in a frame: the page of an `embed`, the player of a `video` that lies at YouTube or Vimeo; null
 * for everything else. Server and web both ask here, so that what is allowed is what is shown.
 */
export function frameAddress({ kind, url = '' }: Pick<Hotspot, 'kind' | 'url'>): FrameAddress | null {
  if (/[\s\p{Cc}]/u.test(url)) return null;
  if (kind === 'embed') return withOrigin(url);
  if (kind !== 'video') return null;
  for (const [pattern, address] of films) {
    const found = pattern.exec(url);
    if (found) return withOrigin(address(found));
  }
  return null;
}

function withOrigin(address: string): FrameAddress | null {
  const found = web.exec(address);
  return found ? { address, origin: `${found[1]}://${found[2]}`.toLowerCase() } : null;
}
