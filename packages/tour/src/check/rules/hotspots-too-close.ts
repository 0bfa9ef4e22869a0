import { angleBetween, radians } from '../../sphere/index.ts';
import type { Finding, Rule } from '../finding.ts';

const closest = radians(3);

/** Two marks that a finger cannot tell apart. Areas are left out: they have a size of their own. */
export const hotspotsTooClose: Rule = ({ tour }) =>
  tour.scenes.flatMap((scene) => {
    // Sorted by height, only neighbours of some few need be compared.
    const marks = scene.hotspots
      .filter(({ polygon }) => polygon === undefined)
      .map((hotspot) => ({ hotspot, height: Math.asin(Math.max(-1, Math.min(1, hotspot.position[1]))) }))
      .sort((a, b) => a.height - b.height);
    const found: Finding[] = [];
    for (const [at, { hotspot, height }] of marks.entries()) {
      for (let next = at + 1; next < marks.length; next++) {
        const other = marks[next];
        if (!other || other.height - height > closest) break;
        if (angleBetween(hotspot.position, other.hotspot.position) >= closest) continue;
        const params = { scene: scene.name, label: hotspot.text ?? '', other: other.hotspot.text ?? '' };
        found.push({
          rule: 'hotspots-too-close',
          severity: 'warning',
          sceneId: scene.id,
          hotspotId: hotspot.id,
          params,
        });
        break;
      }
    }
    return found;
  });
