import { createText } from '../../i18n/create-text.ts';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';

/** The texts of a surface, loaded with its inspector and its handles. */
export const s = createText<typeof en>(english);
