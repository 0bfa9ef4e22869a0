import { createText } from '../../i18n/create-text.ts';
import type { en } from './facts-form.en.ts';
import * as english from './facts-form.en.ts?lingui';

/** Looks up a text of the facts form. */
export const t = createText<typeof en>(english);
