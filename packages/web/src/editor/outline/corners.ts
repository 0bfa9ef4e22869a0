/** Areas of the sphere, by their corners. */
import type { Hotspot, Vector } from '@tourwright/tour/document';
import { limits } from '@tourwright/tour/document';
import { angleBetween, radians, unitDirection } from '@tourwright/tour/sphere';
import { newHotspot } from '../rules/new-hotspot.ts';
import type { EditorState } from '../state/editor-state.ts';
import { type Change, newEdit } from '../state/new-edit.ts';

/** An area has as many at least. */
export const fewestCorners = 3;

/** How many corners an area may have. */
export const mostCorners = limits.corners;

/** Where the label of an area is: in its middle. */
function middleOf(corners: readonly Vector[]): Vector {
  const sum = corners.reduce<Vector>(([x, y, z], [a, b, c]) => [x + a, y + b, z + c], [0, 0, 0]);
  // Corners all around have no middle.
  const isRound = Math.hypot(...sum) < 1e-6;
  return [...unitDirection(isRound ? (corners[0] ?? [0, 0, -1]) : sum)];
}

/** Halfway between two corners. */
export function betweenCorners(a: Vector, b: Vector): Vector {
  return middleOf([a, b]);
}

/** Radians: by keyboard a corner this near to the first closes the area. */
const nearFirst = radians(1);

/** Adds a corner to the area that is being drawn; one at the first closes it. */
export function addCorner(state: EditorState, position: Vector, isAtFirst?: boolean): void {
  const { corners, setCorners } = state;
  const [first] = corners;
  const closes = isAtFirst ?? (first !== undefined && angleBetween(first, position) < nearFirst);
  if (closes && corners.length >= fewestCorners) finishOutline(state);
  else if (!closes && corners.length < mostCorners) setCorners([...corners, position]);
}

/** Takes back the corner that was set last. */
export function removeLastCorner({ corners, setCorners }: EditorState): void {
  setCorners(corners.slice(0, -1));
}

/** Makes a hotspot of the area that was drawn. */
export function finishOutline(state: EditorState): void {
  const { corners, selectedSceneId, commit, selectHotspot, setTool, tour } = state;
  if (selectedSceneId === null || corners.length < fewestCorners) return;
  const plain = { iconName: '', scale: 1, tour };
  const hotspot: Hotspot = { ...newHotspot('polygon', middleOf(corners), plain), polygon: [...corners] };
  setTool('select');
  const result = commit(newEdit({ kind: 'hotspot.add', sceneId: selectedSceneId, hotspot }));
  if (result.ok) selectHotspot(hotspot.id);
}

/** What gives an area other corners; its label moves to the middle of them. */
export function shapeChanges(
  sceneId: number,
  hotspotId: string,
  corners: readonly Vector[],
): [Change, Change] {
  const set = { kind: 'hotspot.set', sceneId, hotspotId } as const;
  return [
    { ...set, field: 'polygon', value: corners },
    { ...set, field: 'position', value: middleOf(corners) },
  ];
}
