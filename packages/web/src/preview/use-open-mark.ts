import { type RefObject, useEffect } from 'react';
import type { Panel } from './use-panel.ts';

/** Marks the hotspot whose panel lies open, and those that are heard in place, for the eye and for screen readers. */
export function useOpenMark(
  player: RefObject<HTMLElement | null>,
  panel: Panel | null,
  playing: readonly string[],
): void {
  const hotspotId = panel?.kind === 'hotspot' ? panel.hotspot.id : null;
  useEffect(() => {
    if (hotspotId === null) return;
    return mark(player.current, hotspotId, 'aria-expanded');
  }, [player, hotspotId]);
  useEffect(() => {
    const ends = playing.map((id) => mark(player.current, id, 'aria-pressed'));
    return () => {
      for (const end of ends) end();
    };
  }, [player, playing]);
}

/** Sets an attribute of a hotspot's button; the result takes it away. */
function mark(player: HTMLElement | null, hotspotId: string, name: string): () => void {
  const button = player?.querySelector(`[data-hotspot-id="${CSS.escape(hotspotId)}"]`);
  button?.setAttribute(name, 'true');
  return () => button?.removeAttribute(name);
}
