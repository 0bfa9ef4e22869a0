import { createText } from '../ui/text.ts';
import { en as adjusting } from './adjust/messages.en.ts';
import { en as editing } from './messages.en.ts';

const en = { ...editing, ...adjusting };

/** The editor's texts. */
export const t = createText(en);
export type TextId = keyof typeof en;
