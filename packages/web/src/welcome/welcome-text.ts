import { createText } from '../ui/text.ts';
import { en } from './messages.en.ts';

/** The texts of the welcome page. */
export const t = createText(en);
