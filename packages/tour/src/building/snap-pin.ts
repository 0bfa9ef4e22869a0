/** Snaps a dragged pin into line with other pins nearby. Pure. */

/** A place on a plan, parts of its width and height. */
export type PlanPoint = { x: number; y: number };

/** What a place was drawn to, so that it can be named and drawn. */
export interface SnapHint {
  axis: 'x' | 'y';
  sceneId: number;
}

interface Other extends PlanPoint {
  sceneId: number;
}

/** The place, drawn to the lines through other pins that are nearer than `reach` (parts of the width and of the height). */
export function snapPin(
  place: PlanPoint,
  others: readonly Other[],
  reach: PlanPoint,
): { place: PlanPoint; hints: SnapHint[] } {
  const nearest = (axis: 'x' | 'y') => {
    const near = others.filter((other) => Math.abs(other[axis] - place[axis]) <= reach[axis]);
    // Of several pins in one line, the one beside which it lies.
    const along = axis === 'x' ? 'y' : 'x';
    return near.toSorted(
      (a, b) =>
        Math.abs(a[axis] - place[axis]) - Math.abs(b[axis] - place[axis]) ||
        Math.abs(a[along] - place[along]) - Math.abs(b[along] - place[along]),
    )[0];
  };
  const [atX, atY] = [nearest('x'), nearest('y')];
  return {
    place: { x: atX?.x ?? place.x, y: atY?.y ?? place.y },
    hints: [
      ...(atX ? [{ axis: 'x', sceneId: atX.sceneId } as const] : []),
      ...(atY ? [{ axis: 'y', sceneId: atY.sceneId } as const] : []),
    ],
  };
}
