/** Rotates what is attached to a photo when the photo is turned: it belongs to what is visible, not to a direction. */
import { isKind, type Scene, type SceneView, type Tour, type Vector } from '@tourwright/tour/document';
import { openingView } from '@tourwright/tour/rules';
import { degrees, directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import type { Change } from '../state/new-edit.ts';
import { carried, type Level } from './level/picture-turn.ts';

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
  const opening = openingView(scene);
  const view: Change = { kind: 'scene.set-view', sceneId, view: { ...opening, ...movedView(opening, move) } };
  return [
    ...hotspots,
    ...videos,
    view,
    ...movedLimits(scene, move),
    ...sounds(scene, move),
    ...viewsOfOthers(tour, scene, move),
    ...compasses(tour, scene, turn),
  ];
}

type Move = (direction: Vector) => Vector;

/**
 * The limits of looking around keep what the user sees at both ends, on the horizon. How far up and down is computed from the
 * horizon, wherever that is in the photo, and stays.
 */
function movedLimits({ id: sceneId, limits }: Scene, move: Move): Change[] {
  if (!limits?.yaw) return [];
  const { min, max } = limits.yaw;
  const yawOf = (yaw: number) => degrees(yawPitchOf(move(directionOf(radians(yaw), 0))).yaw);
  // The stretch hardly changes, so it is the one that is nearest to what it was.
  const turned = yawOf(max) - yawOf(min);
  const stretch = turned + 360 * Math.round((max - min - turned) / 360);
  const from = yawOf(min);
  const to = from + Math.max(1, Math.min(359, stretch));
  const back = to > 360 ? 360 : 0;
  const rounded = (yaw: number) => Math.round((yaw - back) * 1e6) / 1e6;
  const value = { ...limits, yaw: { min: rounded(from), max: rounded(to) } };
  return [{ kind: 'scene.set', sceneId, field: 'limits', value }];
}

/** Sounds that come from somewhere in the scene. */
function sounds({ id, sounds: heard = [] }: Scene, move: Move): Change[] {
  return heard.flatMap(({ id: itemId, direction }): Change[] =>
    direction
      ? [
          {
            kind: 'item.set',
            path: ['scenes', id, 'sounds'],
            itemId,
            field: 'direction',
            value: move(direction),
          },
        ]
      : [],
  );
}

/** How the user arrives from other scenes, and how the guided tour looks here. */
function viewsOfOthers({ scenes, guide = [] }: Tour, { id }: Scene, move: Move): Change[] {
  const arrivals = scenes.flatMap(({ id: sceneId, hotspots }) =>
    hotspots.flatMap((hotspot): Change[] => {
      if (!isKind(hotspot, 'link') || hotspot.targetSceneId !== id || !hotspot.arrival) return [];
      const value = { ...hotspot.arrival, ...movedView(hotspot.arrival, move) };
      return [{ kind: 'hotspot.set', sceneId, hotspotId: hotspot.id, field: 'arrival', value }];
    }),
  );
  const stops = guide.flatMap((stop): Change[] => {
    const { id: itemId, sceneId, yaw, pitch = 0 } = stop;
    if (sceneId !== id || yaw === undefined || itemId === undefined) return [];
    const moved = movedView({ yaw, pitch }, move);
    const set = (field: 'yaw' | 'pitch'): Change => ({
      kind: 'item.set',
      path: ['guide'],
      itemId,
      field,
      value: moved[field],
    });
    return [set('yaw'), set('pitch')];
  });
  return [...arrivals, ...stops];
}

function movedView({ yaw, pitch }: Pick<SceneView, 'yaw' | 'pitch'>, move: Move) {
  const moved = yawPitchOf(move(directionOf(radians(yaw), radians(pitch))));
  return { yaw: degrees(moved.yaw), pitch: degrees(moved.pitch) };
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
