import { en } from './messages.en.ts';
import { createText } from './text.ts';

/** The few texts that parts of the interface bring themselves. */
export const t = createText(en);
