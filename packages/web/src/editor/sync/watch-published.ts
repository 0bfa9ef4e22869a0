import type { Tour } from '@tourwright/tour/document';
import { api } from '../../client/api.ts';
import { whenIdle } from '../../client/loading/when-idle.ts';
import { logError } from '../../client/log.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';

/**
 * Tells the store when a draft that was changed since publishing has the published content again: a version was
 * restored, or the changes were undone. Looked at when the browser is idle. Returns how to end that.
 */
export function watchPublished(tourId: string, store: EditorStore): () => void {
  let published: Pick<Tour, 'version'> & { tour: Tour } = { version: 0, tour: {} as Tour };
  let cancel: (() => void) | null = null;
  let isClosed = false;
  const look = async () => {
    cancel = null;
    const { tour, saveState } = store.getState();
    const version = tour?.published_version;
    if (!tour || !version) return;
    if (tour.version <= version) {
      // It shares what stays the same with later states, which are then compared in no time.
      if (saveState.kind === 'saved') published = { version, tour };
      return;
    }
    try {
      const { hasSameContent } = await import('@tourwright/tour/changes');
      if (published.version !== version)
        published = { version, tour: (await api.getVersion({ params: { id: tourId, version } })).tour };
      if (!isClosed && hasSameContent(published.tour, tour)) store.setState({ sameAsPublished: tour });
    } catch (cause) {
      // It counts as changed; the next change tries again.
      logError('Error fetching data:', cause);
    }
  };
  const plan = () => {
    cancel ??= whenIdle(() => void look());
  };
  const stop = store.subscribe((state, before) => {
    if (state.tour !== before.tour || state.saveState.kind !== before.saveState.kind) plan();
  });
  plan();
  return () => {
    isClosed = true;
    stop();
    cancel?.();
  };
}
