import { createText } from '../ui/text.ts';
import { en } from './messages.en.ts';

/** The editor's texts. */
export const t = createText(en);
export type TextId = keyof typeof en;
