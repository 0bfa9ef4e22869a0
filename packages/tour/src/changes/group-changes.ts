import type { CreditedChange } from './credit-changes.ts';
import type { TourChange } from './tour-change.ts';

/** Changes of one sort, as one says them in a line: "3 links moved in Kitchen". */
export interface ChangeGroup extends Pick<TourChange, 'thing' | 'sort'> {
  count: number;
  /** The kind that all these hotspots have; null: several kinds, or no hotspots. */
  kind: string | null;
  /** The scene that all are in; null: several, or the whole tour. */
  sceneName: string | null;
  /** What the only one is called, or the name of the field; '' otherwise. */
  name: string;
  /** Id of the user who made all of them; null: nobody knows any more. */
  by: string | null;
  /** The moment of the last of them, ISO 8601; null: it is not known. */
  at: string | null;
}

/** A change, with who made it where that is known. */
type Grouped = TourChange & Partial<Pick<CreditedChange, 'credit'>>;

/**
 * The changes said together, in the order in which they come: those of one thing and sort that one person made are one
 * group.
 */
export function groupChanges(changes: readonly Grouped[]): ChangeGroup[] {
  const groups = new Map<string, Grouped[]>();
  for (const change of changes) {
    const { by } = exactCredit(change);
    // Fields of the tour have words of their own each.
    const key = [change.thing, change.sort, change.thing === 'tour' ? change.id : '', by].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].map(groupOf);
}

function groupOf(changes: Grouped[]): ChangeGroup {
  const [first] = changes;
  if (first === undefined) throw new Error('A group has a change at least');
  const { thing, sort, kind, sceneId, sceneName, name, id } = first;
  const isOneScene = sceneId !== null && changes.every((change) => change.sceneId === sceneId);
  const isOneKind = kind !== undefined && changes.every((change) => change.kind === kind);
  return {
    thing,
    sort,
    count: changes.length,
    kind: isOneKind ? kind : null,
    sceneName: isOneScene ? sceneName : null,
    name: thing === 'tour' ? id : changes.length === 1 ? name : '',
    by: exactCredit(first).by,
    at: changes.map((change) => exactCredit(change).at).reduce(later),
  };
}

/** What was made at some moment at the latest, nobody knows who made. */
function exactCredit({ credit }: Grouped): Pick<ChangeGroup, 'by' | 'at'> {
  return credit && !credit.atLatest ? credit : { by: null, at: null };
}

function later(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return Date.parse(a) < Date.parse(b) ? b : a;
}
