import { afterEach, expect, test, vi } from 'vitest';
import { appReady } from './app-parts.ts';
import { keepPresses } from './keep-presses.ts';

afterEach(() => {
  dispatchEvent(new Event(appReady));
  document.body.replaceChildren();
  vi.useRealTimers();
});

function put(html: string): { element: HTMLElement; pressed: ReturnType<typeof vi.fn> } {
  document.body.innerHTML = `<main>${html}</main>`;
  const element = document.querySelector<HTMLElement>('main > *');
  if (!element) throw new Error('There is no element');
  const pressed = vi.fn((event: Event) => event.preventDefault());
  element.addEventListener('click', pressed);
  return { element, pressed };
}

async function letAppCome(): Promise<void> {
  dispatchEvent(new Event(appReady));
  await Promise.resolve();
}

test('a button that was pressed before the app was there is pressed again', async () => {
  const { element, pressed } = put('<button>Open</button>');
  keepPresses('button');
  element.click();
  await letAppCome();
  expect(pressed).toHaveBeenCalledTimes(2);
  element.click();
  await letAppCome();
  expect(pressed).toHaveBeenCalledTimes(3);
});

test('a form that is sent before the app is there waits for it', async () => {
  document.body.innerHTML = '<form><input name="name"><button>Send</button></form>';
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', sent);
  keepPresses('button');
  document.querySelector('button')?.click();
  expect(sent).not.toHaveBeenCalled();
  await letAppCome();
  expect(sent).toHaveBeenCalledOnce();
});

test('a menu that opens without the app is not closed by it', async () => {
  const { element, pressed } = put('<button popovertarget="menu">Menu</button>');
  keepPresses('button');
  element.click();
  await letAppCome();
  expect(pressed).toHaveBeenCalledOnce();
});

test('a button that the app has replaced is left alone', async () => {
  const { element, pressed } = put('<button>Open</button>');
  keepPresses('button');
  element.click();
  element.remove();
  await letAppCome();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a link waits for the app, except where it opens another tab', () => {
  const { element } = put('<a href="#there">There</a>');
  keepPresses('main a', { linkWaitMs: 4000 });
  const press = (options: MouseEventInit) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  const other = vi.fn();
  element.addEventListener('click', ({ defaultPrevented }) => other(defaultPrevented), { capture: true });
  press({ ctrlKey: true });
  press({});
  expect(other.mock.calls).toEqual([[false], [true]]);
});
