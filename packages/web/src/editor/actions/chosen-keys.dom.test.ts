import { beforeEach, expect, test } from 'vitest';
import type { ActionContext } from './action.ts';
import { actionOf, allActions, runKey } from './all-actions.ts';
import { chooseKeys, forgetKeys, keysOf, openChosenKeys } from './chosen-keys.ts';
import { isReserved, keyNameOf, ownerOf } from './new-keys.ts';

const press = (key: string, more: object = {}) => new KeyboardEvent('keydown', { key, ...more });

beforeEach(() => {
  localStorage.clear();
  openChosenKeys('ann');
});

test('a press is named as the registry names keys', () => {
  expect(keyNameOf(press('K', { ctrlKey: true, shiftKey: true }))).toBe('Mod+Shift+k');
  expect(keyNameOf(press('?', { shiftKey: true }))).toBe('?');
  expect(keyNameOf(press('F2'))).toBe('F2');
  expect(keyNameOf(press('Shift', { shiftKey: true }))).toBeNull();
  expect(isReserved('Mod+w')).toBe(true);
});

test('a key that another action has is reported, and chosen keys are stored, for that user alone', () => {
  const palette = actionOf('palette');
  expect(ownerOf('Mod+z', palette, allActions)?.id).toBe('undo');
  chooseKeys({ palette: ['Mod+p'] });
  expect(keysOf(palette)).toEqual(['Mod+p']);
  openChosenKeys('bob');
  expect(keysOf(palette)).toEqual(['Mod+k']);
  openChosenKeys('ann');
  expect(keysOf(palette)).toEqual(['Mod+p']);
  forgetKeys();
  expect(keysOf(palette)).toEqual(['Mod+k']);
});

test('the chosen key acts and the usual one no more; a single letter only on the canvas', () => {
  let opened = 0;
  const context = { state: () => ({}), set: () => void opened++ } as unknown as ActionContext;
  chooseKeys({ palette: ['q'] });
  expect(runKey(press('k', { ctrlKey: true }), 'elsewhere', context)).toBe(false);
  expect(runKey(press('q'), 'elsewhere', context)).toBe(false);
  expect(runKey(press('q'), 'canvas', context)).toBe(true);
  expect(opened).toBe(1);
});

test('a letter of another script that somebody chose is theirs, not that of the place of its key', () => {
  let opened = 0;
  const context = { state: () => ({}), set: () => void opened++ } as unknown as ActionContext;
  chooseKeys({ palette: ['ш'] });
  expect(runKey(press('ш', { code: 'KeyI' }), 'canvas', context)).toBe(true);
  chooseKeys({ palette: null });
  expect(runKey(press('л', { code: 'KeyK', ctrlKey: true }), 'elsewhere', context)).toBe(true);
  expect(opened).toBe(2);
});
