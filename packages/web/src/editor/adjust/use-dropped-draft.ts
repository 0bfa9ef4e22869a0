import type { Scene } from '@tourwright/tour/document';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import type { Adjusting } from '../state/editor-state.ts';
import { isDraftChanged, resumeAdjusting } from './adjusting.ts';

/**
 * Says when an adjusting is left with choices that were not applied (Escape, another scene, Cancel), and offers to go
 * on. Set the reference when they are applied.
 */
export function useDroppedDraft(scene: Scene, adjusting: Adjusting): RefObject<boolean> {
  const { store, say } = useOpenTour();
  const wasApplied = useRef(false);
  const leave = useEffectEvent(() => {
    if (wasApplied.current || !isDraftChanged(scene, adjusting.draft)) return;
    // Once it is clear what is there instead: with the whole editor, or with its scene, the choices go for good.
    setTimeout(() => {
      const { tour, adjusting: current } = store.getState();
      if (current === adjusting || !tour?.scenes.some(({ id }) => id === scene.id)) return;
      say('info', t('adjust.dropped', { name: scene.name }), {
        label: t('adjust.go-on'),
        onClick: () => resumeAdjusting(store, adjusting),
      });
    });
  });
  useEffect(() => () => leave(), []);
  return wasApplied;
}
