import { createText } from '../../i18n/create-text.ts';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';

/** The texts of how a tour plays. */
export const p = createText<typeof en>(english);
