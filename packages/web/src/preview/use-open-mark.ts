import { type RefObject, useEffect } from 'react';
import type { Panel } from './use-panel.ts';

/** Marks the hotspot whose panel lies open, for the eye and for screen readers. */
export function useOpenMark(player: RefObject<HTMLElement | null>, panel: Panel | null): void {
  const hotspotId = panel?.kind === 'hotspot' ? panel.hotspot.id : null;
  useEffect(() => {
    if (hotspotId === null) return;
    const button = player.current?.querySelector(`[data-hotspot-id="${CSS.escape(hotspotId)}"]`);
    button?.setAttribute('aria-expanded', 'true');
    return () => button?.removeAttribute('aria-expanded');
  }, [player, hotspotId]);
}
