import { createText } from '../../i18n/create-text.ts';
import type { en } from './gallery-place.en.ts';
import * as english from './gallery-place.en.ts?lingui';

export const t = createText<typeof en>(english);
