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

/** The characters of keys that have none of ours on layouts of other scripts, by the places of the keys. */
const ofPlaces: Record<string, string> = {
  BracketLeft: '[',
  BracketRight: ']',
  Comma: ',',
  Period: '.',
  Semicolon: ';',
};

/**
 * The press as a Latin layout has it, where the layout writes another script, as Cyrillic and Greek ones do: nobody
 * there can type the letters of the shortcuts, but all know where they are.
 */
export function latinPress(press: KeyPress & { code: string }): KeyPress {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (!/^\p{L}$/u.test(key) || /\p{Script=Latin}/u.test(key)) return press;
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  return { key: letter ?? ofPlaces[code] ?? key, ctrlKey, metaKey, altKey, shiftKey };
}

/** The same as `isKey` on layouts of all scripts. */
export function isKeyAnywhere(press: KeyPress & { code: string }, key: string): boolean {
  return isKey(press, key) || isKey(latinPress(press), key);
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
