import { limits, type Tour } from '../document/index.ts';
import { applyEdit, type Edit } from '../edit/index.ts';
import { checkTour } from './check-tour.ts';
import type { CheckFacts, Finding } from './finding.ts';

/** A fix may show what only a second look finds; what is left after these has fixes that undo each other. */
const mostRounds = 4;

/**
 * The edits that put right all that has a fix and is wanted, in their order. Fixes of one rule do not meet; after each
 * rule the tour is checked again, since one fix may answer two findings.
 */
export function fixAll(
  tour: Tour,
  facts: CheckFacts,
  newId: () => string,
  isWanted: (finding: Finding) => boolean = () => true,
): Edit[] {
  const edits: Edit[] = [];
  let current = tour;
  for (let round = 0; round < mostRounds; round++) {
    const before = edits.length;
    const done = new Set<string>();
    for (;;) {
      const found = checkTour(current, facts).filter((each) => each.fix && isWanted(each));
      const rule = found.find((each) => !done.has(each.rule))?.rule;
      if (rule === undefined) break;
      done.add(rule);
      for (const { fix } of found.filter((each) => each.rule === rule)) {
        if (!fix || edits.length >= limits.batch) continue;
        const edit = fix(newId);
        const outcome = applyEdit(current, edit);
        if (!outcome.ok) continue;
        edits.push(edit);
        current = outcome.tour;
      }
    }
    if (edits.length === before) break;
  }
  return edits;
}
