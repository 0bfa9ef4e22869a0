import { createText } from '../../i18n/create-text.ts';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';

/** The texts of versions; loaded with their screen. */
export const t = createText<typeof en>(english);

/** The id of a text of the versions page. */
export type VersionsTextId = keyof typeof en;

/** Whether an id names a text of the versions page. */
export function isVersionsText(id: string): id is VersionsTextId {
  return id in english.messages;
}
