import type { Hotspot, Scene, Vector } from '../../../document/index.ts';
import type { Edit } from '../../../edit/index.ts';
import { angleBetween, directionOf, radians, wrapAngle, yawPitchOf } from '../../../sphere/index.ts';
import type { Finding, Rule } from '../../finding.ts';

const closest = radians(3);
/** How far apart the fix puts them. */
const apart = radians(3.5);

/**
 * Two hotspots that a finger cannot tap separately. Areas are left out: they have a size of their own. The fix
 * moves the later one aside.
 */
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
          fix: aside(scene, hotspot, other.hotspot),
        });
        break;
      }
    }
    return found;
  });

/** Moves a hotspot away from another along the line between them, level where they are at one place. */
function aside(scene: Scene, from: Hotspot, moved: Hotspot): (newId: () => string) => Edit {
  const [here, there] = [yawPitchOf(from.position), yawPitchOf(moved.position)];
  const width = Math.max(0.2, Math.cos(here.pitch));
  const right = wrapAngle(there.yaw - here.yaw) * width;
  const up = there.pitch - here.pitch;
  const length = Math.hypot(right, up);
  const [x, y] = length < 1e-4 ? [1, 0] : [right / length, up / length];
  const position: Vector = [...directionOf(here.yaw + (x * apart) / width, here.pitch + y * apart)];
  const place = { sceneId: scene.id, hotspotId: moved.id, position };
  return (newId) => ({ id: newId(), v: 1, kind: 'hotspot.move', ...place });
}
