import { createText } from '../../i18n/create-text.ts';
import type { en } from './gallery-place.en.ts';
import * as english from './gallery-place.en.ts?lingui';

/** Looks up a text of the choice for the gallery. */
export const t = createText<typeof en>(english);
