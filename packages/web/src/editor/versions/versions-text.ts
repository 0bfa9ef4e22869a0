import { createText } from '../../i18n/create-text.ts';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';

/** The texts of versions; loaded with their screen. */
export const t = createText<typeof en>(english);
export type VersionsTextId = keyof typeof en;

export function isVersionsText(id: string): id is VersionsTextId {
  return id in english.messages;
}
