import { createText } from '../../i18n/create-text.ts';
import { numberText } from '../../i18n/format.ts';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';

/** The texts of the floor plans. */
export const p = createText<typeof en>(english);

/** An angle as people read it on a plan: 0 to 359 degrees. */
export function angleText(degrees: number): string {
  return `${numberText(Math.round((degrees % 360) + 360) % 360)}°`;
}
