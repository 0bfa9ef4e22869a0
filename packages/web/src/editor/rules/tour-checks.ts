/** What is worth a look before publishing. Errors block, warnings do not. */
import type { Scene, Tour } from '@tourwright/tour/document';
import { openingScene } from '@tourwright/tour/rules';
import { isUnderway, type SceneStatus } from './scene-status.ts';
import { tourLinks } from './tour-links.ts';

export interface Check {
  level: 'error' | 'warning';
  kind:
    | 'no-scenes'
    | 'photo-failed'
    | 'start-unfinished'
    | 'photo-unfinished'
    | 'dead-link'
    | 'no-links'
    | 'unlinked'
    | 'unreachable'
    | 'no-way-on';
  scene: Scene | null;
  hotspotId: string | null;
}

/** Every check that a tour does not pass, errors first. */
export function tourChecks(tour: Tour, statusOf: (scene: Scene) => SceneStatus): Check[] {
  const start = openingScene(tour);
  if (!start) return [{ level: 'error', kind: 'no-scenes', scene: null, hotspotId: null }];
  const links = tourLinks(tour, start.id);
  const checks: Check[] = [];
  const add = (level: Check['level'], kind: Check['kind'], scene: Scene, hotspotId: string | null = null) =>
    checks.push({ level, kind, scene, hotspotId });
  for (const scene of tour.scenes) {
    const status = statusOf(scene);
    if (status.kind === 'ready') continue;
    if (!isUnderway(status)) add('error', 'photo-failed', scene);
    else if (scene === start) add('error', 'start-unfinished', scene);
    else add('warning', 'photo-unfinished', scene);
  }
  for (const { scene, hotspot } of links.dead) add('warning', 'dead-link', scene, hotspot.id);
  if (tour.scenes.length > 1 && links.out.size === 0) {
    add('warning', 'no-links', start);
  } else if (tour.scenes.length > 1) {
    const unreachable = new Set(links.unreachable);
    for (const scene of tour.scenes) {
      const [isUnreachable, hasWayOn] = [unreachable.has(scene), links.out.has(scene.id)];
      if (isUnreachable) add('warning', hasWayOn ? 'unreachable' : 'unlinked', scene);
      else if (!hasWayOn) add('warning', 'no-way-on', scene);
    }
  }
  return checks.sort((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'));
}
