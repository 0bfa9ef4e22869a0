import type { HeldKeys } from './tool.ts';

/** The keys that are held at a pointer. On a Mac a press with Ctrl is the other mouse button: Command stands for it. */
export function heldKeysOf({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<PointerEvent, keyof HeldKeys | 'metaKey'>): HeldKeys {
  return { altKey, ctrlKey: ctrlKey || metaKey, shiftKey };
}
