import { afterEach, expect, test, vi } from 'vitest';
import { pressAgain } from './press-again.ts';

afterEach(() => {
  delete window.pressedEarly;
  document.body.replaceChildren();
});

function button(): { element: HTMLButtonElement; pressed: ReturnType<typeof vi.fn> } {
  const element = document.createElement('button');
  const pressed = vi.fn();
  element.addEventListener('click', pressed);
  return { element, pressed };
}

test('a button that was pressed before the app was there is pressed once', async () => {
  const { element, pressed } = button();
  document.body.append(element);
  window.pressedEarly = element;
  pressAgain();
  pressAgain();
  await Promise.resolve();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(window.pressedEarly).toBeNull();
});

test('a button that the app has replaced is left alone', async () => {
  const { element, pressed } = button();
  window.pressedEarly = element;
  pressAgain();
  await Promise.resolve();
  expect(pressed).not.toHaveBeenCalled();
});
