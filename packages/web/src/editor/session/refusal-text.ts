import type { Refusal } from '@tourwright/tour/edit';
import { t } from '../editor-text.ts';

const known = [
  'no_such_scene',
  'no_such_item',
  'no_such_list',
  'duplicate_image',
  'list_full',
  'too_big',
] as const satisfies Refusal[];

/** Why the server did not take an edit, in words; its other codes are of no use to a person. */
export function refusalText(code: string): string {
  const match = known.find((one) => one === code);
  return match ? t(`refusal.${match}`) : t('refusal.other');
}
