import type { Rule } from '../../finding.ts';
import { visibleTexts } from '../../visible-texts.ts';

/** A text that names the owner; somebody has to write it again. */
export const unbrandedName: Rule = ({ tour, facts }) => {
  const names = (facts.unbranded?.names ?? []).map((name) => name.trim()).filter((name) => name.length > 2);
  if (names.length === 0) return [];
  return visibleTexts(tour).flatMap(({ texts, name: place, ...where }) => {
    const named = names.find((name) => texts.some(({ text }) => says(text, name)));
    if (named === undefined) return [];
    return { ...where, rule: 'unbranded-name', severity: 'warning' as const, params: { place, name: named } };
  });
};

/** As words of their own, in whatever case. */
function says(text: string, name: string): boolean {
  const [all, part] = [text.toLocaleLowerCase(), name.toLocaleLowerCase()];
  const isLetter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');
  for (let at = all.indexOf(part); at >= 0; at = all.indexOf(part, at + part.length)) {
    if (!isLetter(all[at - 1]) && !isLetter(all[at + part.length])) return true;
  }
  return false;
}
