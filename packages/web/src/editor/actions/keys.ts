/** Keyboard shortcuts by character, so that they follow the layout; `Mod` is Ctrl, or Command on a Mac. */

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const modifiers = ['Mod', 'Alt', 'Shift'] as const;

/** Whether the browser runs on a Mac, where Command does what Ctrl does elsewhere. */
function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** Whether a press is this key. Shift counts for letters and named keys; for `?` it is part of the character. */
export function isKey(press: KeyPress, key: string, onMac = isMac()): boolean {
  const parts = key.split('+').filter(Boolean);
  const name = key.endsWith('++') ? '+' : (parts.at(-1) ?? '');
  const wants = (modifier: (typeof modifiers)[number]) => parts.includes(modifier);
  const hasMod = onMac ? press.metaKey : press.ctrlKey;
  const otherMod = onMac ? press.ctrlKey : press.metaKey;
  // On many layouts a character such as `[` is typed with AltGr, which reports Ctrl and Alt.
  const isAltGr = press.ctrlKey && press.altKey && name.length === 1 && press.key === name;
  const isShiftFree = name.length === 1 && !/\p{L}/u.test(name);
  return (
    press.key.toLowerCase() === name.toLowerCase() &&
    (isAltGr || (hasMod === wants('Mod') && !otherMod && press.altKey === wants('Alt'))) &&
    (isShiftFree || press.shiftKey === wants('Shift'))
  );
}

/** Whether a key is more than a character, so that nobody presses it while writing or speaking. */
export function isCommand(key: string): boolean {
  return key.length > 1 && !/^Shift\+.$/u.test(key);
}

const shown: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Delete: 'Del',
  Backspace: '⌫',
  Escape: 'Esc',
  Enter: 'Enter',
};

/** A key as people read it: "Ctrl Z", on a Mac "⌘ Z". */
export function keyText(key: string, onMac = isMac()): string {
  return key
    .split('+')
    .map((part) => {
      if (part === 'Mod') return onMac ? '⌘' : 'Ctrl';
      if (part === 'Shift') return onMac ? '⇧' : 'Shift';
      if (part === 'Alt') return onMac ? '⌥' : 'Alt';
      return shown[part] ?? (part.length === 1 ? part.toUpperCase() : part);
    })
    .join(' ');
}
