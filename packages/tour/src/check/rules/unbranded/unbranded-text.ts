import { contactDetailsIn, withoutContactDetails } from '../../../rules/index.ts';
import type { Rule } from '../../finding.ts';
import { visibleTexts } from '../../visible-texts.ts';

/**
 * An address or a telephone number in a text. An unbranded link leaves it out by itself; the fix takes it out of the text,
 * so that no sentence is left without its end.
 */
export const unbrandedText: Rule = ({ tour, facts }) => {
  if (!facts.unbranded) return [];
  return visibleTexts(tour).flatMap(({ texts, name, ...place }) => {
    const found = texts.filter(({ text }) => contactDetailsIn(text).length > 0);
    const details = found.flatMap(({ text }) => contactDetailsIn(text));
    if (details.length === 0) return [];
    return {
      ...place,
      rule: 'unbranded-text',
      severity: 'warning' as const,
      params: { place: name, detail: (details[0] ?? '').slice(0, 60), count: details.length },
      fix: (newId: () => string) => ({
        id: newId(),
        v: 1 as const,
        kind: 'batch' as const,
        edits: found
          .flatMap(({ rewritten }) => rewritten(withoutContactDetails))
          .map((change) => ({ ...change, id: newId(), v: 1 as const })),
      }),
    };
  });
};
