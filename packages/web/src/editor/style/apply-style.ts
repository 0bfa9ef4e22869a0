/** One look for all hotspots of a kind. */
import { type Hotspot, isSame, type Tour } from '@tourwright/tour/document';
import { newId } from '../../client/new-id.ts';
import { stepOf } from '../hotspots/step-of.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { type Change, newEdit } from '../state/new-edit.ts';

/** What makes up the look; what a hotspot says and shows is its own. */
const looks = [
  'iconName',
  'scale',
  'rotation',
  'colour',
  'labelMode',
  'animation',
  'facing',
  'outline',
] as const;
/** An edit holds as many changes. */
const mostChanges = 500;

interface Placed {
  sceneId: number;
  hotspot: Hotspot;
}

/** All other hotspots of a tour of this kind; marks and areas are apart. */
export function sameKind({ scenes }: Tour, { id, kind, polygon }: Hotspot): Placed[] {
  return scenes.flatMap((scene) =>
    scene.hotspots
      .filter((other) => other.id !== id && other.kind === kind && !other.polygon === !polygon)
      .map((hotspot) => ({ sceneId: scene.id, hotspot })),
  );
}

/** Gives them the look of this one as one step, and tells how many it changed. */
export function applyStyle(store: EditorStore, model: Hotspot): number {
  const { tour, commit } = store.getState();
  const changed = (tour ? sameKind(tour, model) : [])
    .map((placed) => changesOf(placed, model))
    .filter((changes) => changes.length > 0);
  const changes = changed.flat();
  const [name, gesture] = [stepOf('edit.style.apply', model), newId()];
  for (let start = 0; start < changes.length; start += mostChanges) {
    const [first, ...rest] = changes.slice(start, start + mostChanges);
    if (first) commit(newEdit(first, ...rest), { name, gesture });
  }
  return changed.length;
}

function changesOf({ sceneId, hotspot }: Placed, model: Hotspot): Change[] {
  return looks
    .filter((field) => !isSame(hotspot[field], model[field]))
    .map((field) => ({
      kind: 'hotspot.set',
      sceneId,
      hotspotId: hotspot.id,
      field,
      value: model[field] ?? null,
    }));
}
