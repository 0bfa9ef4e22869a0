/** Opens the editor in a headset. The code is loaded once a headset is found. */
import type { Viewer } from '@tourwright/viewer';
import { useEffect } from 'react';
import { hasHeadset } from '../../client/headset.ts';
import { loadChunk } from '../../client/loading/load-chunk.ts';
import { logError } from '../../client/log.ts';
import { t } from '../editor-text.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import type { OpenTour } from '../open-tour/open-tour.ts';

const load = () => loadChunk(() => import('./edit-in-headset.ts'));

/** Asks whether there is a headset, and makes ready for it: browsers require a click just before. */
export function useHeadset(store: EditorStore): void {
  useEffect(() => {
    let isWanted = true;
    void hasHeadset().then((isThere) => {
      if (!isWanted || !isThere) return;
      store.setState({ hasHeadset: true });
      load().catch(() => undefined);
    });
    return () => {
      isWanted = false;
    };
  }, [store]);
}

/** Shows the draft in the headset until that is taken off. Must be called in a click. */
export async function enterHeadset(viewer: Viewer, openTour: OpenTour): Promise<void> {
  if (openTour.store.getState().isInHeadset) return;
  try {
    const { editInHeadset } = await load();
    await editInHeadset(viewer, openTour.store, openTour.say);
  } catch (cause) {
    logError('The headset could not be entered:', cause);
    openTour.say('error', t('headset.failed'));
  }
}
