import { useEditorStore } from '../editor-store.ts';
import { type PublishState, publishState } from '../rules/publish-state.ts';

/** What visitors get of the open tour; null while none is open. */
export function usePublishState(): PublishState | null {
  return useEditorStore(({ tour, sameAsPublished }) => tour && publishState(tour, sameAsPublished));
}
