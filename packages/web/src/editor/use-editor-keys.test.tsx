import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ActionContext } from './actions/action.ts';
import { useEditorKeys } from './use-editor-keys.ts';

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
