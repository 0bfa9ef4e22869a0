/** What is worth a look before publishing. Errors block, warnings do not. */
import type { Scene, Tour } from '@tourwright/tour/document';
import { openingScene } from '@tourwright/tour/rules';
import { isUnderway, type SceneStatus } from './scene-status.ts';
import { filePlaces } from './tour-files.ts';
import { tourLinks } from './tour-links.ts';

export interface Check {
  level: 'error' | 'warning';
  kind:
    | 'no-scenes'
    | 'no-description'
    | 'photo-failed'
    | 'start-unfinished'
    | 'photo-unfinished'
    | 'file-failed'
    | 'file-unfinished'
    | 'dead-link'
    | 'no-links'
    | 'unlinked'
    | 'unreachable'
    | 'no-way-on';
  scene: Scene | null;
  hotspotId: string | null;
  /** The file that it is about, where it is not the scene's photo. */
  slug?: string;
}

/** Every check that a tour does not pass, errors first. */
export function tourChecks(tour: Tour, statusOf: (slug: string) => SceneStatus): Check[] {
  const start = openingScene(tour);
  if (!start) return [{ level: 'error', kind: 'no-scenes', scene: null, hotspotId: null }];
  const links = tourLinks(tour, start.id);
  const checks: Check[] = [];
  const add = (level: Check['level'], kind: Check['kind'], scene: Scene, hotspotId: string | null = null) =>
    checks.push({ level, kind, scene, hotspotId });
  for (const scene of tour.scenes) {
    const status = statusOf(scene.slug);
    if (status.kind === 'ready') continue;
    if (!isUnderway(status)) add('error', 'photo-failed', scene);
    else if (scene === start) add('error', 'start-unfinished', scene);
    else add('warning', 'photo-unfinished', scene);
  }
  checks.push(...fileChecks(tour, statusOf));
  if (!tour.description?.trim()) {
    checks.push({ level: 'warning', kind: 'no-description', scene: null, hotspotId: null });
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

/** Films, sounds and other pictures that visitors would miss: the tour works without them. */
function fileChecks(tour: Tour, statusOf: (slug: string) => SceneStatus): Check[] {
  return filePlaces(tour).flatMap(({ kind, slug, scene }): Check[] => {
    const status = statusOf(slug);
    if (kind === 'photo' || status.kind === 'ready') return [];
    const found = isUnderway(status) ? 'file-unfinished' : 'file-failed';
    return [{ level: 'warning', kind: found, scene, hotspotId: null, slug }];
  });
}
