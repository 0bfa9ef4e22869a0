import { createText } from '../../i18n/create-text.ts';
import type { en } from './legal.en.ts';
import * as english from './legal.en.ts?lingui';

/** Looks up a text of the terms and the privacy policy. */
export const t = createText<typeof en>(english);
