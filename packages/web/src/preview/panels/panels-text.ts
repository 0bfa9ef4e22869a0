import { createText } from '../../ui/text.ts';
import { en } from './messages.en.ts';

/** The texts of what hotspots open. */
export const t = createText(en);
