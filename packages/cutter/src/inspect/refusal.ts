import { type RefusalParams, type refusalWords, sayRefusal } from './refusal-words.en.ts';

export type RefusalReason = keyof typeof refusalWords;

/** What kind of thing is wrong with a file. */
export type RefusalCode =
  | 'unreadable'
  | 'unsupported_format'
  | 'not_a_panorama'
  | 'wrong_projection'
  | 'wrong_faces'
  | 'wrong_colours'
  | 'too_large'
  | 'too_costly'
  | 'too_small';

/** Why a file cannot be cut. */
export interface Refusal {
  code: RefusalCode;
  /** What exactly, as a key of the catalogues. */
  reason: RefusalReason;
  params: RefusalParams;
  /** In English, for logs and the command line; never stored. */
  message: string;
}

/** A refusal with its words. */
export function refusal(code: RefusalCode, reason: RefusalReason, params: RefusalParams = {}): Refusal {
  return { code, reason, params, message: sayRefusal(reason, params) };
}
