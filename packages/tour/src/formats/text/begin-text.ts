import { refuseDocument } from '../imported-tour.ts';
import { textLimits } from './limits.ts';
import type { ReadValue } from './value.ts';

/** What precedes the first token of JSON or a script: spaces and comments. */
export const leadingComments = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)+/;

/** Why a text is not even looked at; null when it is. */
export function excessOfLength({ length }: string): ReadValue | null {
  return length > textLimits.length ? refuseDocument('too_large', { length, most: textLimits.length }) : null;
}

/** A text without the mark that some editors put first. */
export function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
