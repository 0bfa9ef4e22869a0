/** Opens a video in the browser: its size, and a poster for places that cannot show a video. */

import type { UploadFault } from '../upload-fault.ts';
import { isDualFisheye } from './dual-fisheye.ts';

type ReadVideo = { ok: true; still: Blob } | { ok: false; fault: UploadFault };

/** The still is taken this far into the film: the very first picture is often black. */
const stillSeconds = 1;
/** Longer than any video takes to show its first picture from a file; a browser that cannot decode it may never say so. */
const firstFrameTimeoutMs = 20_000;

/** Whether a video (a file or an address) shows all around and plays in this browser, and a still of its left eye. */
export async function readVideo(film: Blob | string): Promise<ReadVideo> {
  const url = typeof film === 'string' ? film : URL.createObjectURL(film);
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  try {
    await happens(video, 'loadeddata', () => {
      video.src = url;
    });
    const eye = leftEye(video.videoWidth, video.videoHeight) ?? (await declaredEye(film, video));
    if (!eye) return refuse('film-not-around', { width: video.videoWidth, height: video.videoHeight });
    const duration = Number.isFinite(video.duration) ? video.duration : 0;
    await happens(video, 'seeked', () => {
      video.currentTime = Math.min(stillSeconds, duration / 2);
    });
    if (isDualFisheye(smallPicture(video))) return refuse('film-two-circles');
    return { ok: true, still: await stillOf(video, eye) };
  } catch {
    return refuse('film-unplayable');
  } finally {
    video.removeAttribute('src');
    video.load();
    if (typeof film !== 'string') URL.revokeObjectURL(url);
  }
}

/** How large the panorama of one eye is; null for a video that does not show all around. */
export function leftEye(width: number, height: number): { width: number; height: number } | null {
  const isAbout = (ratio: number) => height > 0 && Math.abs(width / height / ratio - 1) < 0.02;
  if (isAbout(2)) return { width, height };
  // Both eyes: one above the other, or side by side.
  if (isAbout(1)) return { width, height: Math.floor(height / 2) };
  if (isAbout(4)) return { width: Math.floor(width / 2), height };
  return null;
}

/** Where an MP4 keeps what it says of itself: at its beginning or its end. */
const declaredBytes = 1024 * 1024;

/**
 * A video of another shape is one all around when it says so: some cameras squeeze theirs into 16:9. One that is stored
 * already was looked at before.
 */
async function declaredEye(film: Blob | string, { videoWidth, videoHeight }: HTMLVideoElement) {
  if (typeof film === 'string') return { width: videoWidth, height: videoHeight };
  for (const part of [film.slice(0, declaredBytes), film.slice(-declaredBytes)]) {
    const text = new TextDecoder('latin1').decode(await part.arrayBuffer());
    if (text.includes('sv3d') || text.includes('<GSpherical:Spherical>true')) {
      return { width: videoWidth, height: videoHeight };
    }
  }
  return null;
}

function happens(video: HTMLVideoElement, name: string, begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const end = (settle: () => void) => () => {
      listening.abort();
      clearTimeout(timer);
      settle();
    };
    const { signal } = listening;
    const timer = setTimeout(
      end(() => reject(new Error('the film does not play'))),
      firstFrameTimeoutMs,
    );
    video.addEventListener(name, end(resolve), { signal });
    video.addEventListener(
      'error',
      end(() => reject(video.error ?? new Error('no film'))),
      { signal },
    );
    begin();
  });
}

/** Large enough to recognise circles. */
function smallPicture(video: HTMLVideoElement): Pick<ImageData, 'data' | 'width' | 'height'> {
  const canvas = document.createElement('canvas');
  canvas.width = 128;
  canvas.height = Math.max(1, Math.round((128 * video.videoHeight) / video.videoWidth));
  const { width, height } = canvas;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  brush?.drawImage(video, 0, 0, width, height);
  return brush?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray(), width: 0, height: 0 };
}

async function stillOf(video: HTMLVideoElement, { width, height }: { width: number; height: number }) {
  const canvas = document.createElement('canvas');
  // Exactly twice as wide as high, as the cutter wants it, also from a video that was squeezed.
  const high = Math.floor(Math.min(height, width / 2));
  [canvas.width, canvas.height] = [high * 2, high];
  const brush = canvas.getContext('2d');
  brush?.drawImage(video, 0, 0, width, height, 0, 0, canvas.width, canvas.height);
  const still = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!still) throw new Error('the film has no picture');
  return still;
}

function refuse(code: UploadFault['code'], values: UploadFault['values'] = {}): ReadVideo {
  return { ok: false, fault: { code, values } };
}
