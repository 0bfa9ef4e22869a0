import type { Hotspot } from '../document/index.ts';

/** What a hotspot is called in a list: one line of its label or its heading; '' where it has neither. */
export function labelOf({ text, title }: Hotspot): string {
  return (text || title || '').replace(/\s+/g, ' ').trim().slice(0, 80);
}
