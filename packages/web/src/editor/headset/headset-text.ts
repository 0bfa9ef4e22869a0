import { createText } from '../../i18n/create-text.ts';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';

/** What the boards in the headset say, loaded with the way there. */
export const h = createText<typeof en>(english);
