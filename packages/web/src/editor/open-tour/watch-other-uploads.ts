import type { ImageInfo } from '@tourwright/api';
import type { EditorStore } from './create-editor-store.ts';

/** The server counts bytes once a second: without any for so long, that browser is closed or has no connection. */
const quietMs = 10_000;

/**
 * Notes in the store which photos another browser is sending right now, by what arrives of them. Nothing else says so:
 * a browser that was closed does not say goodbye. Returns how to end that.
 */
export function watchOtherUploads(store: EditorStore): () => void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const end = (slug: string) => {
    clearTimeout(timers.get(slug));
    timers.delete(slug);
  };
  const show = () => store.setState({ arriving: new Set(timers.keys()) });
  const stop = store.subscribe(({ media }, { media: before }) => {
    if (media === before) return;
    const wasArriving = timers.size;
    let hasNew = false;
    for (const slug of timers.keys()) if (media[slug]?.state !== 'uploading') end(slug);
    for (const image of Object.values(media)) {
      if (!hasMoved(image, before[image.slug])) continue;
      const { slug } = image;
      hasNew ||= !timers.has(slug);
      end(slug);
      const quiet = () => {
        end(slug);
        show();
      };
      timers.set(slug, setTimeout(quiet, quietMs));
    }
    if (hasNew || timers.size !== wasArriving) show();
  });
  return () => {
    stop();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

function hasMoved({ state, progress }: ImageInfo, before: ImageInfo | undefined): boolean {
  return state === 'uploading' && progress !== before?.progress;
}
