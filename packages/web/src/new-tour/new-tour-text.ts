import { createText } from '../ui/text.ts';
import { en } from './messages.en.ts';

/** The texts of the New tour dialog. */
export const t = createText(en);
