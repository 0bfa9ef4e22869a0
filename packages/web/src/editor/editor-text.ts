import { createText } from '../ui/text.ts';
import { en as adjusting } from './adjust/messages.en.ts';
import { en as editing } from './messages.en.ts';
import { en as playing } from './playing/messages.en.ts';
import { en as uploading } from './upload/messages.en.ts';

const en = { ...editing, ...adjusting, ...playing, ...uploading };

/** The editor's texts. */
export const t = createText(en);
export type TextId = keyof typeof en;

/** Whether there are words of this name: steps that come from elsewhere may have none. */
export function isTextId(id: string): id is TextId {
  return id in en;
}
