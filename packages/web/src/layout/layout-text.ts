import { createText } from '../i18n/create-text.ts';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';

/** The id of a text that several pages share. */
export type LayoutTextId = keyof typeof en;

/** The texts around the screens. */
export const t = createText<typeof en>(english);
