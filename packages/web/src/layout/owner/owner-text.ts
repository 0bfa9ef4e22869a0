import { createText } from '../../i18n/create-text.ts';
import type { en } from './owner-messages.en.ts';
import * as english from './owner-messages.en.ts?lingui';

/** The texts around the owner's screens. */
export const t = createText<typeof en>(english);
