/**
 * Places labels that are always shown so that none covers another. What they are on turns with the scene and not
 * with the head: it is found once for each scene, and nothing moves or blinks while the visitor looks around.
 */

/** What something covers around one, radians: its middle, and how far it reaches to the side and upwards. */
export interface Patch {
  yaw: number;
  pitch: number;
  across: number;
  up: number;
}

/** A mark, and where its label can be. */
export interface LabelledMark {
  mark: Patch;
  above: Patch;
  below: Patch;
}

/** Where a label is beside its mark. */
export type LabelPlace = 'above' | 'below';

/** Whether two patches cover each other in part. */
export function isOver(a: Patch, b: Patch): boolean {
  const turn = Math.abs(Math.atan2(Math.sin(a.yaw - b.yaw), Math.cos(a.yaw - b.yaw)));
  // A radian of yaw is less wide the higher the visitor looks.
  const across = turn * Math.cos((a.pitch + b.pitch) / 2);
  return across < a.across + b.across && Math.abs(a.pitch - b.pitch) < a.up + b.up;
}

/**
 * A place for each label; null where there is none, and it is read when its mark is pointed at. Large marks are near:
 * theirs come first, then by the order of the tour. `others` are marks whose labels do not always show.
 */
export function placeLabels(
  labelled: readonly LabelledMark[],
  others: readonly Patch[],
): (LabelPlace | null)[] {
  const marks = [...labelled.map(({ mark }) => mark), ...others];
  const taken: Patch[] = [];
  const places: (LabelPlace | null)[] = labelled.map(() => null);
  const bySize = [...labelled.entries()].sort(([, a], [, b]) => b.mark.up - a.mark.up);
  for (const [index, one] of bySize) {
    const isFree = (place: LabelPlace) => !taken.some((patch) => isOver(one[place], patch));
    const isClear = (place: LabelPlace) =>
      isFree(place) && !marks.some((mark) => mark !== one.mark && isOver(one[place], mark));
    const both = ['above', 'below'] as const;
    const place = both.find(isClear) ?? both.find(isFree) ?? null;
    places[index] = place;
    if (place) taken.push(one[place]);
  }
  return places;
}
