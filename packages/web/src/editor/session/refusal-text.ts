import { t } from '../editor-text.ts';

const known = ['no_such_scene', 'no_such_item', 'duplicate_image'] as const;

/** Why the server did not take an edit, in words; its other reasons are of no use to a person. */
export function refusalText(reason: string): string {
  const code = known.find((one) => one === reason);
  return code ? t(`refusal.${code}`) : t('refusal.other');
}
