import { type TextId, t } from '../editor-text.ts';
import type { StepName } from '../history.ts';
import { en } from '../messages.en.ts';

/** A step in words, such as "move Kitchen". A kind of edit that this version has no words for is a change. */
export function stepText({ id, values }: StepName): string {
  const isKnown = (one: string): one is TextId => one in en;
  return isKnown(id) ? t(id, values) : t('edit.unknown');
}
