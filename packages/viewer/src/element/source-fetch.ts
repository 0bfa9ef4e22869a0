import type { ViewerScene } from '../scenes/viewer-scene.ts';
import { LinkClosed } from './linked-tour.ts';
import { readSource } from './read-source.ts';

interface FetchListeners {
  onFound(scenes: ViewerScene[], sceneId: number | null): void;
  /** Also when the link by which the tour is shown ends later. */
  onFailed(cause: unknown): void;
}

/** Fetches the tour of one address at a time, and from then on looks out for the end of the link that it was shown by. */
export class SourceFetch {
  #fetching: AbortController | null = null;
  #unfollow: (() => void) | null = null;

  /** Whether a tour is still on its way. */
  get isUnderWay(): boolean {
    return this.#fetching !== null;
  }

  /** Fetches what is at an address in place of anything before; `baseUri` is what it is relative to. */
  begin(src: string, baseUri: string, { onFound, onFailed }: FetchListeners): void {
    this.stop();
    const fetching = new AbortController();
    this.#fetching = fetching;
    readSource(src, baseUri, fetching.signal).then(
      ({ scenes, sceneId, follow }) => {
        if (fetching.signal.aborted) return;
        this.#fetching = null;
        onFound(scenes, sceneId);
        this.#unfollow = follow?.((hindrance) => onFailed(new LinkClosed(hindrance))) ?? null;
      },
      (cause: unknown) => {
        if (fetching.signal.aborted) return;
        this.#fetching = null;
        onFailed(cause);
      },
    );
  }

  /** Ends the fetching, or the look-out after it. */
  stop(): void {
    this.#fetching?.abort();
    this.#fetching = null;
    this.#unfollow?.();
    this.#unfollow = null;
  }
}
