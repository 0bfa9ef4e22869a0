import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SoundPlayer } from './sound-player.tsx';

// The browser's part: it plays when it is asked to, and says so.
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    fireEvent.play(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.pause(this);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function soundOf(seconds: number) {
  const sound = document.querySelector('audio') as HTMLAudioElement;
  Object.defineProperty(sound, 'duration', { value: seconds, configurable: true });
  fireEvent.durationChange(sound);
  return sound;
}

test('a sound is played, paused and sought by keyboard, and says where in it one is', async () => {
  const user = userEvent.setup();
  const lengths: (number | null)[] = [];
  render(<SoundPlayer url="/a.wav" name="Narration" onLength={(seconds) => lengths.push(seconds)} />);
  const sound = soundOf(68);
  expect(screen.getByRole('group', { name: 'Narration' })).toBeTruthy();
  expect(lengths).toEqual([68]);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }));
  sound.currentTime = 8;
  fireEvent.timeUpdate(sound);
  expect(screen.getByText('0:08 of 1:08')).toBeTruthy();
  await user.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Play' })).toBe(document.activeElement);
  const position = screen.getByRole('slider', { name: 'Position' });
  position.focus();
  await user.keyboard('{End}');
  expect(sound.currentTime).toBe(68);
  expect(position.getAttribute('aria-valuetext')).toBe('1:08 of 1:08');
});

test('a sound that does not say its length is played, and one that cannot be is said so', async () => {
  const user = userEvent.setup();
  render(<SoundPlayer url="/a.webm" name="Narration" />);
  const sound = soundOf(Number.POSITIVE_INFINITY);
  expect(screen.queryByRole('slider')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  // It is known once more of it has come.
  Object.defineProperty(sound, 'duration', { value: 17 });
  fireEvent.timeUpdate(sound);
  expect(screen.getByText('0:00 of 0:17')).toBeTruthy();
  fireEvent.error(sound);
  expect(screen.getByRole('status').textContent).toMatch(/cannot be played/);
  expect(screen.queryByRole('button')).toBeNull();
});
