import type { Report } from '../report.ts';

/** The numbers that scenes get, by their names in a foreign document. */
export interface ScenesByName {
  /** The number of the scene of that name, for the link that is at `place`; undefined when there is none. */
  target(name: string, place: string): number | undefined;
}

/** Numbers scenes from 1 on, in their order. A name that differs in its letter case alone is found too. */
export function scenesByName(names: readonly string[], report: Report): ScenesByName {
  const exact = new Map<string, number>();
  const folded = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    if (!exact.has(name)) exact.set(name, index + 1);
    if (!folded.has(fold(name))) folded.set(fold(name), index + 1);
  }
  return {
    target(name, place) {
      const found = exact.get(name);
      if (found !== undefined) return found;
      const near = folded.get(fold(name));
      report.add(near === undefined ? 'no_such_scene' : 'other_letter_case', place, { name });
      return near;
    },
  };
}

function fold(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
