import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ActionContext } from './actions/action.ts';
import { useEditorKeys } from './use-editor-keys.ts';

afterEach(cleanup);

test('a dialog has the keys before the focus has come to it', () => {
  const canvas = document.createElement('div');
  canvas.dataset['editorCanvas'] = '';
  canvas.tabIndex = 0;
  document.body.append(canvas);
  canvas.focus();
  const state: Record<string, unknown> = {
    overlay: null,
    chosenIds: [],
    selectedHotspotId: null,
    selectedVideoId: null,
    setTool: (tool: string) => Object.assign(state, { tool }),
  };
  renderHook(() => useEditorKeys({ state: () => state } as unknown as ActionContext));
  const pressEscape = () => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    canvas.dispatchEvent(event);
    return event;
  };
  expect(pressEscape().defaultPrevented).toBe(true);
  expect(state['tool']).toBe('select');
  Object.assign(state, { overlay: 'share', tool: 'link' });
  expect(pressEscape().defaultPrevented).toBe(false);
  expect(state['tool']).toBe('link');
  canvas.remove();
});

test('Ctrl+A never selects the whole page, also while a dialog closes; in a field it selects what is written', () => {
  const state = { overlay: null, selectedScene: null, chosenIds: [] };
  renderHook(() => useEditorKeys({ state: () => state } as unknown as ActionContext));
  const isPrevented = (on: HTMLElement) => {
    document.body.append(on);
    const event = new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true, cancelable: true });
    on.dispatchEvent(event);
    on.remove();
    return event.defaultPrevented;
  };
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  expect(isPrevented(dialog)).toBe(true);
  expect(isPrevented(document.createElement('div'))).toBe(true);
  expect(isPrevented(document.createElement('input'))).toBe(false);
  Object.assign(state, { overlay: 'share' });
  expect(isPrevented(document.createElement('input')), 'in a field of a dialog').toBe(false);
});
