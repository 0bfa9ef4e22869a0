import type { EditorStore } from '../create-editor-store.ts';

/** Whether the server has a file whole, and can use it as far as it knows. */
export function hasCome(store: EditorStore, slug: string): boolean {
  const state = store.getState().media[slug]?.state;
  return state === 'ready' || state === 'processing';
}
