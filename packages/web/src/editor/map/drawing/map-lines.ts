/** The links of a tour, and those that are suggested, as lines between the boxes of the map. */
import type { SuggestedLink } from '@tourwright/tour/building';
import { labelPlaces } from '../layout/label-places.ts';
import type { Place, Places } from '../layout/place.ts';
import { lineBetween } from '../layout/scene-places.ts';
import { m } from '../map-text.ts';
import { type LinkArrow, pairKey } from './link-arrows.ts';

/** A line from rim to rim. */
export interface MapLine {
  id: string;
  /** Links both ways, one way; suggested: a way back, a link both ways. */
  kind: 'both' | 'one' | 'back' | 'near';
  from: Place;
  to: Place;
  fromId: number;
  toId: number;
  suggestion?: SuggestedLink;
  /** The middle of its button; absent: it has none. */
  labelAt?: Place;
}

/** How far a link and the way back that is suggested for it are from the middle between both. */
const beside = 7;

/** All lines; one with a way back that is suggested has no button of its own, since that says enough. */
export function linesOf(
  arrows: readonly LinkArrow[],
  suggested: readonly SuggestedLink[],
  places: Places,
): MapLine[] {
  const withBack = new Set(
    suggested.flatMap(({ fromId, toId, reason }) => (reason === 'way-back' ? [pairKey(fromId, toId)] : [])),
  );
  const between = (fromId: number, toId: number, aside: number) => {
    const [from, to] = [places.get(fromId), places.get(toId)];
    return from && to ? [{ fromId, toId, ...lineBetween(from, to, aside) }] : [];
  };
  const made = arrows.flatMap(({ key, fromId, toId, back }) =>
    between(fromId, toId, withBack.has(key) ? beside : 0).map(
      (line): MapLine => ({ id: key, kind: back ? 'both' : 'one', ...line }),
    ),
  );
  const ghosts = suggested.flatMap((suggestion) => {
    const { fromId, toId, reason } = suggestion;
    const kind = reason === 'way-back' ? 'back' : 'near';
    return between(fromId, toId, kind === 'back' ? beside : 0).map(
      (line): MapLine => ({ id: `suggested ${fromId} ${toId}`, kind, ...line, suggestion }),
    );
  });
  const all = [...made, ...ghosts];
  const labelled = all.filter(({ id, kind }) => kind !== 'both' && !withBack.has(id));
  const found = labelPlaces(
    labelled.map((line) => ({ ...line, width: widthOf(line) })),
    places,
  );
  return all.map((line) => {
    const labelAt = found.get(line.id);
    return labelAt ? { ...line, labelAt } : line;
  });
}

/** About how wide the button on a line is, in whatever language. */
function widthOf({ kind }: MapLine): number {
  return 24 + 7 * m(kind === 'one' ? 'map.no-way-back' : 'map.accept').length;
}
