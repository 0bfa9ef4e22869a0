import { useEditorStore } from '../editor-store.ts';

/** Whether the server has a file whole, and can use it as far as it knows. */
export function hasCome(slug: string): boolean {
  const state = useEditorStore.getState().media[slug]?.state;
  return state === 'ready' || state === 'processing';
}
