/** A link's label follows the name of the scene that it leads to until its owner writes another one. */
import type { Hotspot, Scene, Tour } from '../../document/index.ts';
import { fieldSteps, type UndoStep } from '../undo/undo-step.ts';

/** Whether a link leads to a scene and its label says no more than that scene's name. */
export function followsTarget(
  { kind, targetSceneId, text }: Hotspot,
  { id, name }: Pick<Scene, 'id' | 'name'>,
): boolean {
  return kind === 'link' && targetSceneId === id && text !== undefined && text !== '' && text === name;
}

/** The tour with the labels that followed a scene's old name following its new one. */
export function relabelLinks(tour: Tour, target: Pick<Scene, 'id' | 'name'>, name: string): Tour {
  const scenes = tour.scenes.map((scene) => {
    if (!scene.hotspots.some((hotspot) => followsTarget(hotspot, target))) return scene;
    const hotspots = scene.hotspots.map((hotspot) =>
      followsTarget(hotspot, target) ? { ...hotspot, text: name } : hotspot,
    );
    return { ...scene, hotspots };
  });
  return { ...tour, scenes };
}

/** How to take back what `relabelLinks` did. */
export function relabelSteps(before: Tour, after: Tour, target: Pick<Scene, 'id' | 'name'>): UndoStep[] {
  return before.scenes.flatMap(({ id: sceneId, hotspots }) =>
    hotspots
      .filter((hotspot) => followsTarget(hotspot, target))
      .flatMap(({ id }) =>
        fieldSteps(before, after, { path: ['scenes', sceneId, 'hotspots'], id }, ['text']),
      ),
  );
}
