import { isTextId, t } from '../editor-text.ts';
import type { StepName } from '../history.ts';

/** A step in words, such as "move Kitchen". A kind of edit that this version has no words for is a change. */
export function stepText({ id, values }: StepName): string {
  return isTextId(id) ? t(id, values) : t('edit.unknown');
}
