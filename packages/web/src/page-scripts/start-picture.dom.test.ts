import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  vi.resetModules();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** A page as the server sends it, its script run; `decoded` settles as the sharp still does. */
async function open(decoded?: Promise<void>): Promise<{ hasStarted(): boolean; hasApp(): boolean }> {
  const sharp = decoded ? '<picture><img class="tw-still"></picture>' : '';
  document.body.innerHTML = `${sharp}<template id="first-picture"><b id="started"></b><script type="text/plain"></script></template>
    <template id="app-parts"><b id="app"></b></template>`;
  const image = document.querySelector('img');
  if (image && decoded) image.decode = () => decoded;
  await import('./start-picture.ts');
  return {
    hasStarted: () => document.getElementById('started') !== null,
    hasApp: () => document.getElementById('app') !== null,
  };
}

test('the viewer waits until the sharp still is there', async () => {
  let arrive = () => {};
  const page = await open(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.hasStarted()).toBe(false);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.hasStarted()).toBe(true);
});

test('a screen that no sharp still is for has the viewer at once', async () => {
  const page = await open(Promise.reject(new Error('no source')));
  await vi.advanceTimersByTimeAsync(0);
  expect(page.hasStarted()).toBe(true);
});

test('input on the picture does not wait for it', async () => {
  const page = await open(new Promise(() => {}));
  expect(page.hasStarted()).toBe(false);
  dispatchEvent(new Event('pointerdown'));
  expect(page.hasStarted()).toBe(true);
});

test('one that does not come keeps nobody waiting', async () => {
  const page = await open(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1600);
  expect(page.hasStarted()).toBe(true);
});

test('where the file of the viewer cannot be had, the app comes instead', async () => {
  const page = await open(new Promise(() => {}));
  expect(page.hasApp()).toBe(false);
  dispatchEvent(new Event('pointerdown'));
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(page.hasApp()).toBe(true);
});

test('without a sharp still the viewer starts with the first frame', async () => {
  const page = await open();
  expect(page.hasStarted()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(page.hasStarted()).toBe(true);
});
