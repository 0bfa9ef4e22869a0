import type { TourChange } from '@tourwright/tour/changes';
import { createViewer, type ViewAngles, type Viewer, viewerScenes } from '@tourwright/viewer/radians';
import { type RefObject, useEffect, useState } from 'react';
import { logError } from '../../../client/log.ts';
import { viewerTexts } from '../../canvas/viewer-texts.ts';
import type { ShownState } from '../shown-state.ts';
import { markButton, type Sign, signOf } from './change-signs.ts';

/** The viewers of one comparison: whichever is touched leads, and the others look where it looks. */
export interface Pair {
  members: Set<Viewer>;
  leader: Viewer | null;
}

/** Makes an empty group of viewers that look the same way. */
export function createPair(): Pair {
  return { members: new Set(), leader: null };
}

interface PaneOptions {
  state: ShownState;
  sceneId: number;
  changes: readonly TourChange[];
  pair: Pair;
}

/** Opens a viewer of a state of the tour in its place; it keeps looking where the others of the pair look. */
export function usePaneViewer(
  host: RefObject<HTMLElement | null>,
  { state, sceneId, changes, pair }: PaneOptions,
): Viewer | null {
  const [viewer, setViewer] = useState<Viewer | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scene is opened below, without making the viewer again
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const signs = signsOf(changes);
    const other = [...pair.members][0];
    const opened = createViewer(element, {
      scenes: viewerScenes(state.tour, state.media),
      sceneId,
      ...(other && { view: other.view }),
      followLinks: false,
      hotspots: 'early',
      texts: viewerTexts(),
      renderHotspot: (hotspot, button) => markButton(button, signs.get(hotspot.id)),
    });
    pair.members.add(opened);
    const lead = () => {
      pair.leader = opened;
    };
    for (const event of leading) element.addEventListener(event, lead, { capture: true, passive: true });
    opened.on('view', ({ view }) => {
      pair.leader ??= opened;
      if (pair.leader !== opened) return;
      for (const each of pair.members)
        if (each !== opened && !isSameView(each.view, view)) each.setView(view);
    });
    opened.on('error', (error) => logError(error.message, error.cause));
    setViewer(opened);
    return () => {
      for (const event of leading) element.removeEventListener(event, lead, { capture: true });
      pair.members.delete(opened);
      if (pair.leader === opened) pair.leader = null;
      setViewer(null);
      opened.close();
    };
  }, [host, state, changes, pair]);

  useEffect(() => {
    if (viewer && viewer.sceneId !== sceneId) void viewer.openScene(sceneId, { transition: 'cut' });
  }, [viewer, sceneId]);
  return viewer;
}

const leading = ['pointerdown', 'wheel', 'keydown', 'focusin'] as const;

/** One sign for each hotspot; what moved and changed is shown as moved. */
function signsOf(changes: readonly TourChange[]): Map<string, Sign> {
  const hotspots = changes.filter(({ thing }) => thing === 'hotspot').toReversed();
  return new Map(hotspots.map(({ id, sort }) => [id, signOf(sort)]));
}

function isSameView(a: ViewAngles, b: ViewAngles): boolean {
  return a.yaw === b.yaw && a.pitch === b.pitch && a.hfov === b.hfov;
}
