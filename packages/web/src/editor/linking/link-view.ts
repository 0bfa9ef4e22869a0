import { type Hotspot, isKind, type SceneView, type Tour } from '@tourwright/tour/document';
import { degrees, radians } from '@tourwright/tour/sphere';
import { viewerScenes } from '@tourwright/viewer/radians';
import { arrivalView, roomOf } from '@tourwright/viewer/radians/hotspots';
import type { Images } from '../state/derived.ts';

/** How wide a visitor looks on the way, as far as nobody knows: degrees. */
const usualHfov = 85;

/** What visitors see when they come through a link of a tour, degrees. */
export function viewThrough(tour: Tour, media: Images, fromId: number, link: Hotspot): SceneView | null {
  if (!isKind(link, 'link')) return null;
  const wanted = tour.scenes.filter(({ id }) => id === fromId || id === link.targetSceneId);
  const scenes = viewerScenes({ ...tour, scenes: wanted }, media);
  const [from, to] = [fromId, link.targetSceneId].map((id) => scenes.find((scene) => scene.id === id));
  if (!from || !to) return null;
  const now = { yaw: 0, pitch: 0, hfov: radians(usualHfov) };
  const { yaw, pitch, hfov } = arrivalView(link, roomOf(from), roomOf(to), now);
  return { yaw: degrees(yaw), pitch: degrees(pitch), hfov: degrees(hfov) };
}
