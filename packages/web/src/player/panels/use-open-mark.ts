import type { Viewer } from '@tourwright/viewer';
import { type RefObject, useEffect } from 'react';
import type { Panel } from './use-panel.ts';

/** Marks the hotspot whose panel is open, and those that are heard in place, visually and for screen readers. */
export function useOpenMark(
  viewer: RefObject<Viewer | null>,
  panel: Panel | null,
  playing: readonly string[],
): void {
  const hotspotId = panel?.kind === 'hotspot' ? panel.hotspot.id : null;
  useEffect(() => viewer.current?.setOpen(hotspotId), [viewer, hotspotId]);
  useEffect(() => viewer.current?.setPlaying(playing), [viewer, playing]);
}
