import { createText } from '../i18n/create-text.ts';
import type { en as framing } from './messages.en.ts';
import * as framingEnglish from './messages.en.ts?lingui';
import type { en as listing } from './sections/messages.en.ts';
import * as listingEnglish from './sections/messages.en.ts?lingui';

/** The texts for operators. */
export const t = createText<typeof framing & typeof listing>(framingEnglish, listingEnglish);
