/**
 * A video in the scene. It autoplays only without sound, and not with reduced motion or data saving; it
 * rests while it is out of sight, while the page is hidden, while another video is heard, and when the scene is left.
 */

import type { PinnedMedia } from '../scenes/viewer-scene.ts';
import { savesData } from '../sources/saves-data.ts';
import type { ViewerTexts } from '../texts.ts';
import { isMotionReduced } from '../view/is-motion-reduced.ts';
import { watchLoudMedia } from './loud-media.ts';
import { createToolButton, setTool } from './tool-button.ts';

/** A video with its controls. */
export interface VideoPlayer {
  readonly video: HTMLVideoElement;
  readonly buttons: HTMLButtonElement[];
  setSeen(isSeen: boolean): void;
  /** Stops, or continues, as the visitor wants it. */
  toggle(): void;
  close(): void;
}

/** Without an address it waits until its element gets one. */
export function createVideoPlayer(
  ownerDocument: Document,
  media: PinnedMedia,
  texts: ViewerTexts,
): VideoPlayer {
  const video = createVideo(ownerDocument, media);
  const listening = new AbortController();
  let isSeen = false;
  /** Another one is heard that began later. */
  let isHushed = false;
  let isWanted = media.autoplay && media.muted && !isMotionReduced() && !savesData();

  const follow = () => {
    if (isWanted && isSeen && !isHushed && !ownerDocument.hidden)
      play(video, () => {
        isWanted = false;
        describe();
      });
    else video.pause();
  };
  const toggle = () => {
    // Who asks for a video that rests for another's sake hears this one.
    isWanted = !isWanted || isHushed;
    isHushed = false;
    describe();
    follow();
  };
  const tools = createTools(video, media.name, texts, toggle);
  const describe = () => tools.describe(isWanted);
  describe();
  const { signal } = listening;
  ownerDocument.addEventListener('visibilitychange', follow, { signal });
  const endWatching = watchLoudMedia(ownerDocument, (loud) => {
    isHushed = restsFor(loud, video);
    follow();
  });
  video.addEventListener(
    'ended',
    () => {
      isWanted = false;
      describe();
    },
    { signal },
  );
  return {
    video,
    buttons: [...tools.buttons, ...captionButtons(ownerDocument, video, texts)],
    setSeen(now) {
      if (now === isSeen) return;
      isSeen = now;
      follow();
    },
    toggle,
    close() {
      listening.abort();
      endWatching();
      giveUp(video);
    },
  };
}

/** Begins, or continues; `onRefused` where it may not, as sound may not before a gesture, or where it cannot be had. */
function play(video: HTMLVideoElement, onRefused: () => void): void {
  // Asked for again after it broke off, it is fetched again.
  if (video.error) video.load();
  video.play().catch((cause: unknown) => {
    // Stopped before it began.
    if ((cause as DOMException).name !== 'AbortError') onRefused();
  });
}

/** Stops; what is still on its way is given up. */
function giveUp(video: HTMLVideoElement): void {
  video.pause();
  video.removeAttribute('src');
  video.load();
}

function createVideo(ownerDocument: Document, media: PinnedMedia): HTMLVideoElement {
  const video = ownerDocument.createElement('video');
  video.muted = media.muted;
  video.loop = media.loop;
  video.playsInline = true;
  video.disablePictureInPicture = true;
  video.tabIndex = -1;
  video.preload = media.poster || savesData() ? 'none' : 'metadata';
  video.setAttribute('aria-hidden', 'true');
  if (media.poster) video.poster = media.poster;
  // Frames without an origin of their own get captions only so; a page that was opened as a file gets no video so.
  if (ownerDocument.location.protocol !== 'file:') video.crossOrigin = 'anonymous';
  for (const { url, language, label } of media.captions) {
    const track = ownerDocument.createElement('track');
    track.kind = 'captions';
    track.src = url;
    track.srclang = language;
    track.label = label ?? language;
    video.append(track);
  }
  if (media.url) video.src = media.url;
  return video;
}

/** The buttons that play or pause, and that switch the sound. */
function createTools(video: HTMLVideoElement, name: string, texts: ViewerTexts, toggle: () => void) {
  let isPlaying = false;
  const playing = createToolButton(video.ownerDocument, 'play', '', toggle);
  const sound = createToolButton(video.ownerDocument, 'sound-on', '', () => {
    video.muted = !video.muted;
    describe(isPlaying);
  });
  const describe = (isWanted: boolean) => {
    isPlaying = isWanted;
    setTool(playing, isWanted ? 'pause' : 'play', isWanted ? texts.pause(name) : texts.play(name));
    setTool(sound, video.muted ? 'sound-on' : 'sound-off', video.muted ? texts.soundOn : texts.soundOff);
  };
  return { buttons: [playing, sound], describe };
}

/** One button: without captions, then in each language, and round again. */
function captionButtons(
  ownerDocument: Document,
  video: HTMLVideoElement,
  texts: ViewerTexts,
): HTMLButtonElement[] {
  if (video.querySelector('track') === null) return [];
  let shown = -1;
  const button = createToolButton(ownerDocument, 'captions', texts.captions, () => {
    const tracks = [...video.textTracks];
    shown = shown + 1 < tracks.length ? shown + 1 : -1;
    tracks.forEach((track, index) => {
      track.mode = index === shown ? 'showing' : 'disabled';
    });
    button.setAttribute('aria-pressed', String(shown >= 0));
    const label = tracks[shown]?.label;
    setTool(button, 'captions', label ? `${texts.captions}: ${label}` : texts.captions);
  });
  button.setAttribute('aria-pressed', 'false');
  return [button];
}

/** One video at a time: what began later is heard; a video without sound does not rest for a mere sound. */
function restsFor(loud: readonly HTMLMediaElement[], video: HTMLVideoElement): boolean {
  const later = loud.slice(loud.indexOf(video) + 1);
  return later.some(({ nodeName }) => nodeName === 'VIDEO' || !video.muted);
}
