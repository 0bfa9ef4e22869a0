import { createText } from '../ui/text.ts';
import { en } from './owner-messages.en.ts';

/** The texts around the owner's screens. */
export const t = createText(en);
