import type { Hotspot, Scene } from '../document/index.ts';
import type { CheckedTour, Finding } from './finding.ts';

/** The findings of a rule that looks at one scene at a time. */
export function perScene(
  { tour }: CheckedTour,
  look: (scene: Scene) => Omit<Finding, 'sceneId'> | null,
): Finding[] {
  return tour.scenes.flatMap((scene) => {
    const found = look(scene);
    return found ? { ...found, sceneId: scene.id } : [];
  });
}

/** The findings of a rule that looks at one hotspot at a time. */
export function perHotspot(
  { tour }: CheckedTour,
  look: (hotspot: Hotspot, scene: Scene) => Omit<Finding, 'sceneId' | 'hotspotId'> | null,
): Finding[] {
  return tour.scenes.flatMap((scene) =>
    scene.hotspots.flatMap((hotspot) => {
      const found = look(hotspot, scene);
      return found ? { ...found, sceneId: scene.id, hotspotId: hotspot.id } : [];
    }),
  );
}
