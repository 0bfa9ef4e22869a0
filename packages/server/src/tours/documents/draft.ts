import { type Fault, limits, type Tour } from '@tourwright/tour/document';
import { summarize, type TourSummary, upgradeTour } from '@tourwright/tour/rules';

/** A tour as it is stored: the whole document as JSON text, and what is requested without reading that. */
export interface Draft {
  text: string;
  summary: TourSummary;
}

/** Why a document is not taken. */
export type Refused = { ok: false; code: 'invalid_input' | 'tour_too_large'; errors: Fault[] };

/** The tour as it is stored, unless it weighs more than is stored. */
export function writeDraft(tour: Tour): { ok: true; draft: Draft } | Refused {
  const whole = upgradeTour(tour);
  const text = JSON.stringify(whole);
  if (weigh({ text }) > limits.bytes) return { ok: false, code: 'tour_too_large', errors: [] };
  return { ok: true, draft: { text, summary: summarize(whole) } };
}

/** What a document weighs, in bytes of JSON. */
export function weigh({ text }: Pick<Draft, 'text'>): number {
  return Buffer.byteLength(text);
}

/** The tour of a stored text, which was checked when it was stored, as today's code knows it. */
export function readDraft(text: string): Tour {
  return upgradeTour(JSON.parse(text) as Tour);
}
