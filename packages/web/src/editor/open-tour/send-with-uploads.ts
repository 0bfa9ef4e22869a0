import type { EditorStore } from './create-editor-store.ts';

/**
 * An upload that goes on after a break has reached the server: changes that wait for it need not wait for their next
 * try. Returns how to end that.
 */
export function sendWithUploads(store: EditorStore, flush: () => Promise<unknown>): () => void {
  return store.subscribe(({ uploads, saveState }, before) => {
    if (saveState.kind !== 'offline' || uploads === before.uploads) return;
    const goesOn = Object.values(uploads).some(
      ({ slug, state }) => state === 'uploading' && before.uploads[slug]?.state === 'paused',
    );
    if (goesOn) void flush();
  });
}
