import { createText } from '../ui/text.ts';
import { en } from './messages.en.ts';

export const t = createText(en);
