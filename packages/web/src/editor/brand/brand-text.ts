import { createText } from '../../i18n/create-text.ts';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';

/** The texts of a tour's brand, loaded with its panel. */
export const t = createText<typeof en>(english);

/** The id of a text of the brand panel. */
export type BrandTextId = keyof typeof en;
