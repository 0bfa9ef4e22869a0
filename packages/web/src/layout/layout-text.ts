import { createText } from '../ui/text.ts';
import { en } from './messages.en.ts';

export type LayoutTextId = keyof typeof en;

/** The texts around the screens. */
export const t = createText(en);
