/** What is pinned to a photo goes along when it is turned: it was set to what one sees, not to a direction. */
import type { Scene, SceneView, Tour, Vector } from '@tourwright/tour/document';
import { openingView } from '@tourwright/tour/rules';
import { degrees, directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import type { Change } from '../state/new-edit.ts';
import { carried, type Level } from './picture-turn.ts';

/** The changes of everything in and about a scene whose photo was levelled in one way and is now in another. */
export function carryAlong(
  tour: Tour,
  scene: Scene,
  from: Level | undefined,
  to: Level | undefined,
): Change[] {
  const move = (direction: Vector): Vector => carried(direction, from, to);
  const { id: sceneId } = scene;
  const hotspots = scene.hotspots.flatMap(({ id: hotspotId, position, polygon }): Change[] => {
    const edit = { sceneId, hotspotId };
    const area = polygon?.map(move);
    return [
      { kind: 'hotspot.move', ...edit, position: move(position) },
      ...(area ? [{ kind: 'hotspot.set' as const, ...edit, field: 'polygon', value: area }] : []),
    ];
  });
  const videos = scene.videos.map(({ id: videoId, corners }): Change => {
    return { kind: 'video.set', sceneId, videoId, field: 'corners', value: corners.map(move) };
  });
  const turn = (to?.yaw ?? 0) - (from?.yaw ?? 0);
  const view: Change = { kind: 'scene.set-view', sceneId, view: movedView(openingView(scene), move) };
  return [...hotspots, ...videos, view, ...compasses(tour, scene, turn)];
}

function movedView({ yaw, pitch, hfov }: SceneView, move: (direction: Vector) => Vector): SceneView {
  const moved = yawPitchOf(move(directionOf(radians(yaw), radians(pitch))));
  return { yaw: degrees(moved.yaw), pitch: degrees(moved.pitch), hfov };
}

/** Yaw 0 is another direction of the compass now, and of the plans. */
function compasses({ floorPlans }: Tour, { id: sceneId, heading }: Scene, turn: number): Change[] {
  if (turn === 0) return [];
  const turnedBy = (degrees: number) => (((degrees + turn) % 360) + 360) % 360;
  const own: Change[] =
    heading === undefined ? [] : [{ kind: 'scene.set', sceneId, field: 'heading', value: turnedBy(heading) }];
  const plans = floorPlans.flatMap(({ id: fileId, pins }): Change[] => {
    if (!pins?.some((pin) => pin.sceneId === sceneId)) return [];
    const value = pins.map((pin) =>
      pin.sceneId === sceneId ? { ...pin, heading: turnedBy(pin.heading) } : pin,
    );
    return [{ kind: 'file.set', list: 'floorPlans', fileId, field: 'pins', value }];
  });
  return [...own, ...plans];
}
