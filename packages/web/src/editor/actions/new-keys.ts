/** Which keys a user may choose for an action. */
import type { Action } from './action.ts';
import { keysOf } from './chosen-keys.ts';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What browsers keep for themselves, or what one needs to get about. */
const reserved = new Set([
  'Mod+w',
  'Mod+t',
  'Mod+n',
  'Mod+q',
  'Mod+r',
  'Tab',
  'Shift+Tab',
  'Enter',
  ' ',
  'Escape',
]);
const modifiers = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead']);

/** The name of a press, as the registry writes it; null while only modifiers are down. */
export function keyNameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): string | null {
  if (modifiers.has(key)) return null;
  const isLetter = /^\p{L}$/u.test(key);
  // Shift is part of a character that is not a letter.
  const hasShift = shiftKey && (isLetter || key.length > 1);
  const name = isLetter ? key.toLowerCase() : key;
  return [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', hasShift && 'Shift', name]
    .filter(Boolean)
    .join('+');
}

/** Whether a key belongs to the browser, so that no action can have it. */
export function isReserved(key: string): boolean {
  return reserved.has(key);
}

/** The other action that has a key already; null when it is free. */
export function ownerOf(key: string, action: Action, all: readonly Action[]): Action | null {
  return all.find((other) => other.id !== action.id && keysOf(other).includes(key)) ?? null;
}
