import { createText } from '../../i18n/create-text.ts';
import type { en } from './faqs.en.ts';
import * as english from './faqs.en.ts?lingui';

/** Looks up a text of the questions and answers. */
export const t = createText<typeof en>(english);
