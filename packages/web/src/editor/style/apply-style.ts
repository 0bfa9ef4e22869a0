/** Applies one style to all hotspots of a kind. */
import { type Hotspot, isSame, type StyleDefault, type Tour } from '@tourwright/tour/document';
import { newId } from '../../client/new-id.ts';
import { stepOf } from '../hotspots/step-of.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { addItems, removeItem, setItem } from '../session/set-item.ts';
import { type Change, newEdit } from '../state/new-edit.ts';

/** What makes up the look; what a hotspot says and shows is its own, and so is the direction of its surface. */
const looks = [
  'iconName',
  'scale',
  'rotation',
  'colour',
  'labelMode',
  'animation',
  'facing',
  'outline',
  'hoverPreview',
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

/** Gives them the look of this one as one step, and returns how many it changed. */
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

const defaultsPath = ['styleDefaults'];

/** Makes this look the one of new hotspots of the kind. */
export function setStyleDefault(store: EditorStore, model: Hotspot): void {
  const next = defaultOf(model);
  const before = store.getState().tour?.styleDefaults?.find(({ id }) => id === model.kind);
  const name = stepOf('edit.style.default', model);
  if (before) setItem(store, defaultsPath, before, { ...next, ...unknownFields(before) }, name);
  else addItems(store, defaultsPath, [next], name);
}

/** New hotspots of the kind look as usual again. */
export function dropStyleDefault(store: EditorStore, model: Hotspot): void {
  removeItem(store, defaultsPath, { id: model.kind }, stepOf('edit.style.no-default', model));
}

/** Whether new hotspots of the kind look like this one. Null: the kind has no look of its own. */
export function followsDefault({ styleDefaults = [] }: Tour, model: Hotspot): boolean | null {
  const usual = styleDefaults.find(({ id }) => id === model.kind);
  if (!usual) return null;
  const look = { scale: 1, rotation: 0, ...usual } as Partial<Hotspot>;
  return looks.every((field) => isSame(look[field], model[field]));
}

function defaultOf(model: Hotspot): StyleDefault {
  const look = looks.flatMap((field) => (model[field] === undefined ? [] : [[field, model[field]]]));
  return { ...Object.fromEntries(look), id: model.kind };
}

/** What later versions know of a default stays. */
function unknownFields(before: StyleDefault): Partial<StyleDefault> {
  const known = new Set<string>(looks);
  return Object.fromEntries(Object.entries(before).filter(([field]) => !known.has(field)));
}
