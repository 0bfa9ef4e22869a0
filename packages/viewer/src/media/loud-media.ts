/** Audible videos and sounds of a page: while one plays, others are ducked. */

/** `timeupdate`: some browsers know only from what they have played whether a video has a sound at all. */
const changes = ['play', 'playing', 'pause', 'ended', 'volumechange', 'emptied', 'timeupdate'] as const;

/**
 * Reports which videos and sounds inside a part of the page are audible, in the order in which they began, at once and
 * whenever that changes, until the returned function is called.
 */
export function watchLoudMedia(
  root: Document | HTMLElement,
  onChange: (loud: readonly HTMLMediaElement[]) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const known = new WeakSet<HTMLMediaElement>();
  let loud: readonly HTMLMediaElement[] = [];

  const follow = (media: HTMLMediaElement) => {
    if (isHeard(media) === loud.includes(media)) return;
    loud = isHeard(media) ? [...loud, media] : loud.filter((each) => each !== media);
    onChange(loud);
  };
  const meet = (target: EventTarget | null) => {
    if (!isMedia(target)) return;
    if (!known.has(target)) {
      known.add(target);
      // Removed from the page it stops, without an event.
      for (const name of changes) target.addEventListener(name, () => follow(target), { signal });
    }
    follow(target);
  };
  // These events do not rise; on their way down they are met all the same.
  for (const name of changes) {
    root.addEventListener(name, ({ target }) => meet(target), { signal, capture: true });
  }
  for (const media of root.querySelectorAll('video, audio')) meet(media);
  return () => listening.abort();
}

function isHeard(media: HTMLMediaElement): boolean {
  const { paused, ended, muted, volume } = media;
  return !paused && !ended && !muted && volume > 0 && hasSound(media);
}

/** Whether there is a sound track, as far as the browser says; each has its own property. */
function hasSound(media: HTMLMediaElement): boolean {
  if (media.nodeName !== 'VIDEO') return true;
  const { mozHasAudio, webkitAudioDecodedByteCount, audioTracks } = media as Telling;
  if (audioTracks) return audioTracks.length > 0;
  return mozHasAudio ?? webkitAudioDecodedByteCount !== 0;
}

interface Telling extends HTMLMediaElement {
  mozHasAudio?: boolean;
  /** Of the present file, so far. */
  webkitAudioDecodedByteCount?: number;
  audioTracks?: { length: number };
}

/** Also one of a page in a frame. */
function isMedia(target: EventTarget | null): target is HTMLMediaElement {
  return target !== null && 'paused' in target && 'muted' in target;
}
