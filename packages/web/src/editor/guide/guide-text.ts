import { createText } from '../../i18n/create-text.ts';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';

/** The texts of the guided tour. */
export const g = createText<typeof en>(english);

/** Seconds as a clock shows them: 1:05. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
