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
}

/** The changes said together, in the order in which they come: those of one thing and sort are one group. */
export function groupChanges(changes: readonly TourChange[]): ChangeGroup[] {
  const groups = new Map<string, TourChange[]>();
  for (const change of changes) {
    // Fields of the tour have words of their own each.
    const key = [change.thing, change.sort, change.thing === 'tour' ? change.id : ''].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].map(groupOf);
}

function groupOf(changes: TourChange[]): ChangeGroup {
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
  };
}
