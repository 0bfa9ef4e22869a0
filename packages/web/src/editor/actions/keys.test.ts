// @vitest-environment node
import { expect, test } from 'vitest';
import { allActions } from './all-actions.ts';
import { isKey, keyText, latinPress } from './keys.ts';

const press = (key: string, held: Partial<Record<'ctrl' | 'meta' | 'alt' | 'shift', boolean>> = {}) => ({
  key,
  ctrlKey: held.ctrl ?? false,
  metaKey: held.meta ?? false,
  altKey: held.alt ?? false,
  shiftKey: held.shift ?? false,
});

test('Mod is Ctrl, and Command on a Mac', () => {
  expect(isKey(press('z', { ctrl: true }), 'Mod+z', false)).toBe(true);
  expect(isKey(press('z', { meta: true }), 'Mod+z', true)).toBe(true);
  expect(isKey(press('z', { ctrl: true }), 'Mod+z', true)).toBe(false);
  expect(isKey(press('z'), 'Mod+z', false)).toBe(false);
});

test('Shift distinguishes redo from undo, and a far nudge from a nudge', () => {
  expect(isKey(press('Z', { ctrl: true, shift: true }), 'Mod+Shift+z', false)).toBe(true);
  expect(isKey(press('Z', { ctrl: true, shift: true }), 'Mod+z', false)).toBe(false);
  expect(isKey(press('ArrowLeft', { shift: true }), 'ArrowLeft', false)).toBe(false);
});

test('characters are taken however a layout types them: with Shift or AltGr', () => {
  expect(isKey(press('?', { shift: true }), '?', false)).toBe(true);
  expect(isKey(press('[', { ctrl: true, alt: true }), '[', false)).toBe(true);
  expect(isKey(press('l', { alt: true }), 'l', false)).toBe(false);
});

test('on layouts of other scripts the place of a key counts; Latin layouts keep their characters', () => {
  const at = (code: string, key: string, held: Parameters<typeof press>[1] = {}) =>
    latinPress({ ...press(key, held), code });
  // Russian, Greek, Hebrew.
  expect(isKey(at('KeyZ', 'я', { ctrl: true }), 'Mod+z', false)).toBe(true);
  expect(isKey(at('KeyZ', 'Я', { ctrl: true, shift: true }), 'Mod+Shift+z', false)).toBe(true);
  expect(isKey(at('KeyI', 'ι'), 'i', false)).toBe(true);
  expect(isKey(at('KeyV', 'ה'), 'v', false)).toBe(true);
  expect(isKey(at('BracketLeft', 'х'), '[', false)).toBe(true);
  // German and French: the character, wherever it is; nothing is at two keys.
  expect(isKey(at('KeyZ', 'y', { ctrl: true }), 'Mod+z', false)).toBe(false);
  expect(isKey(at('KeyW', 'z', { ctrl: true }), 'Mod+z', false)).toBe(true);
  expect(isKey(at('Semicolon', 'ö'), ';', false)).toBe(false);
  expect(isKey(at('Digit7', '?', { shift: true }), '?', false)).toBe(true);
});

test('keys are shown as people read them', () => {
  expect(keyText('Mod+Shift+z', false)).toBe('Ctrl Shift Z');
  expect(keyText('Mod+z', true)).toBe('⌘ Z');
  expect(keyText('Shift+ArrowLeft', false)).toBe('Shift ←');
});

test('no two actions share an id, or a key in the same place', () => {
  const ids = allActions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const keys = allActions.flatMap(({ keys: own = [] }) => own);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('single letters act on the canvas only', () => {
  const loose = allActions.filter(
    ({ keys = [], scope }) => scope !== 'canvas' && keys.some((key) => /^\p{L}$/u.test(key)),
  );
  expect(loose.map(({ id }) => id)).toEqual([]);
});
