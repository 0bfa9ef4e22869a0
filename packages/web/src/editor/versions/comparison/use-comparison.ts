import { changesBetween, type TourChange } from '@tourwright/tour/changes';
import { yawPitchOf } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { keyOf } from '../key-of.ts';
import type { ShownState } from '../shown-state.ts';
import type { Which } from './change-list.tsx';
import { createPair } from './use-pane-viewer.ts';

/** A scene that one of two states has, and how much changed in it. */
export interface ComparedScene {
  id: number;
  name: string;
  count: number;
}

const noneOf: readonly TourChange[] = [];

/** What is looked at of two states of a tour: a scene, and one of the changes. `to` is absent where one is shown alone. */
export function useComparison(from: ShownState, to: ShownState | null, startSceneId: number | null) {
  const all = useMemo(() => (to ? changesBetween(from.tour, to.tour) : noneOf), [from, to]);
  const scenes = useMemo(() => comparedScenes(from, to, all), [from, to, all]);
  const [wantedId, setWantedId] = useState(startSceneId);
  const [which, setWhich] = useState<Which>('scene');
  const [chosen, setChosen] = useState<TourChange | null>(null);
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const pair = useMemo(createPair, []);
  const scene =
    scenes.find(({ id }) => id === wantedId) ?? scenes.find(({ count }) => count > 0) ?? scenes[0] ?? null;
  const sceneId = scene?.id ?? null;
  const ofScene = useMemo(() => all.filter((change) => change.sceneId === sceneId), [all, sceneId]);
  const shown = which === 'scene' ? ofScene : all;

  const choose = useCallback((change: TourChange) => {
    setChosen(change);
    if (change.sceneId !== null) setWantedId(change.sceneId);
  }, []);
  const step = useCallback(
    (by: 1 | -1) => {
      const at = chosen ? shown.findIndex((change) => keyOf(change) === keyOf(chosen)) : -1;
      const next = at === -1 ? (by === 1 ? 0 : shown.length - 1) : (at + by + shown.length) % shown.length;
      const change = shown[next];
      if (change) choose(change);
    },
    [shown, chosen, choose],
  );
  // Both pictures turn to the selected change, as soon as they show its scene.
  const place = chosen?.to ?? chosen?.from;
  useEffect(() => {
    if (!viewer || !place || chosen?.sceneId !== sceneId) return;
    pair.leader = viewer;
    void viewer.lookTo(yawPitchOf(place));
  }, [viewer, place, chosen, sceneId, pair]);
  const changeScene = useCallback((id: number) => {
    setWantedId(id);
    setChosen(null);
  }, []);
  return {
    all,
    scenes,
    scene,
    ofScene,
    shown,
    which,
    setWhich,
    chosen,
    choose,
    step,
    pair,
    setViewer,
    changeScene,
  };
}

/** The scenes of both, those of the newer state first. */
function comparedScenes(
  from: ShownState,
  to: ShownState | null,
  all: readonly TourChange[],
): ComparedScene[] {
  const present = to?.tour.scenes ?? from.tour.scenes;
  const gone = to ? from.tour.scenes.filter(({ id }) => present.every((scene) => scene.id !== id)) : [];
  return [...present, ...gone].map(({ id, name }) => ({
    id,
    name,
    count: all.filter(({ sceneId }) => sceneId === id).length,
  }));
}
