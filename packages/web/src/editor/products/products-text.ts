import { createText } from '../../i18n/create-text.ts';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';

/** The texts of a tour's products, loaded with their panel. */
export const t = createText<typeof en>(english);
