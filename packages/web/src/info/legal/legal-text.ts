import { createText } from '../../i18n/create-text.ts';
import type { en } from './legal.en.ts';
import * as english from './legal.en.ts?lingui';

export const t = createText<typeof en>(english);
