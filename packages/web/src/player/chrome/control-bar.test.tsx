import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ControlBar } from './control-bar.tsx';
import type { ControlBarProps } from './tour-controls.tsx';

let isNarrow = false;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener() {},
    removeEventListener() {},
  }));
  HTMLElement.prototype.hidePopover = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(more: Partial<ControlBarProps> = {}) {
  const none = () => {};
  render(
    <ControlBar
      areScenesOpen={false}
      onScenes={none}
      hasWayBack={false}
      onBack={none}
      turning={{ isOn: false, toggle: none }}
      guide={{ isPlaying: false, toggle: none }}
      sound={{ isOn: true, toggle: none }}
      plan={{ isOpen: false, onToggle: none }}
      motion={null}
      vr={null}
      fullscreen={{ isOn: false, isPossible: true, toggle: none }}
      {...more}
    />,
  );
  const bar = within(screen.getByRole('navigation', { name: 'Tour controls' }));
  return { bar, names: () => bar.getAllByRole('button').map((button) => button.getAttribute('aria-label')) };
}

test('a wide bar shows every control', () => {
  isNarrow = false;
  expect(show().names()).toEqual([
    'Scenes',
    'Back one scene',
    'Guided tour',
    'Auto-rotate',
    'Sound off',
    'Floor plan',
    'Full screen',
  ]);
});

test('on a phone what does not fit is behind More, with its name, and works from there', async () => {
  isNarrow = true;
  const toggle = vi.fn();
  const { bar, names } = show({ turning: { isOn: true, toggle } });
  expect(names()).toEqual(['Scenes', 'Back one scene', 'Guided tour', 'Sound off', 'Floor plan', 'More']);
  const turn = bar.getByText('Stop auto-rotate');
  expect(turn.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(turn);
  expect(toggle).toHaveBeenCalledOnce();
  expect(HTMLElement.prototype.hidePopover).toHaveBeenCalled();
});

test('a phone that has room for all of them shows no More', () => {
  isNarrow = true;
  const { names } = show({ sound: null, plan: null });
  expect(names()).toEqual(['Scenes', 'Back one scene', 'Guided tour', 'Auto-rotate', 'Full screen']);
});

test('a headset and motion sensors have their buttons; code for them is fetched when somebody reaches', async () => {
  isNarrow = false;
  const prepare = vi.fn();
  const enter = vi.fn();
  const motion = { isOn: false, isRefused: true, isPossible: true, problem: null, toggle() {}, prepare() {} };
  const { bar } = show({ motion, vr: { isOn: false, enter, prepare } });
  expect(bar.getByRole('button', { name: 'Look by moving the device (not allowed)' })).toBeDefined();
  const button = bar.getByRole('button', { name: 'Look around in VR' });
  expect(prepare).not.toHaveBeenCalled();
  await userEvent.hover(button);
  expect(prepare).toHaveBeenCalled();
  await userEvent.click(button);
  expect(enter).toHaveBeenCalledOnce();
});
