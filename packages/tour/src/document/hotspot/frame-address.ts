/** A page that may be shown in a frame within the tour. */
export interface FrameAddress {
  address: string;
  /** The one site that the frame is allowed to show. */
  origin: string;
}

/** Scheme, host and port only: what else may be before a path (a user's name) is refused. */
const web = /^(https?):\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?)(?=[/?#]|$)/i;
const videos: [RegExp, (found: RegExpExecArray) => string][] = [
  [
    /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{6,20})/i,
    ([, id]) => `https://www.youtube-nocookie.com/embed/${id}`,
  ],
  [
    /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?/i,
    ([, id, key]) => `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ''}`,
  ],
];

/** A page that is shown as it is; null where it is none that a frame may show. */
export function pageFrame(url = ''): FrameAddress | null {
  if (/[\s\p{Cc}]/u.test(url)) return null;
  const found = web.exec(url);
  return found ? { address: url, origin: `${found[1]}://${found[2]}`.toLowerCase() } : null;
}

/** The player of a video that is at YouTube or Vimeo, by the address of its page. */
export function videoFrame(url = ''): FrameAddress | null {
  if (/[\s\p{Cc}]/u.test(url)) return null;
  for (const [pattern, address] of videos) {
    const found = pattern.exec(url);
    if (found) return pageFrame(address(found));
  }
  return null;
}
