import { createText } from '../i18n/create-text.ts';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';

/** The texts of links that do not let in, or not yet. */
export const t = createText<typeof en>(english);
