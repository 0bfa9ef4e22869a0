import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForNewBuild } from './new-build.ts';
import { reloadOffer } from './reload-offer.ts';

let end: () => void;
const reload = vi.fn();
/** What the server says of the script that the page began with. */
let answer: () => Promise<{ status: number }>;
let kind: string;

beforeEach(() => {
  reload.mockClear();
  kind = 'navigate';
  answer = async () => ({ status: 404 });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer()),
  );
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ type: kind }] as never);
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
  history.replaceState(null, '', '/login');
  end = watchForNewBuild(reload);
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A part of the app could not be loaded. */
async function missPart(): Promise<void> {
  dispatchEvent(new Event('vite:preloadError'));
  await new Promise((done) => setTimeout(done));
}

test('a page whose build is gone is loaded again, once however many parts are missed', async () => {
  await missPart();
  await missPart();
  expect(reload).toHaveBeenCalledOnce();
  expect(reloadOffer.reason()).toBeNull();
});

test.each([
  ['has its build still', async () => ({ status: 200 })],
  ['is starting', async () => ({ status: 503 })],
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a part that is missed while the server %s changes nothing, and is asked about again', async (_, says) => {
  answer = says;
  await missPart();
  expect([reload.mock.calls.length, reloadOffer.reason()]).toEqual([0, null]);
  answer = async () => ({ status: 404 });
  await missPart();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that was reloaded already is not reloaded again: the visitor gets a message', async () => {
  kind = 'reload';
  const onOffer = vi.fn();
  reloadOffer.subscribe(onOffer);
  await missPart();
  await missPart();
  expect([reload.mock.calls.length, reloadOffer.reason()]).toEqual([0, 'new-build']);
  expect(onOffer).toHaveBeenCalledOnce();
});

test.each(['<textarea></textarea>', '<input type="email">'])(
  'what somebody has written into %s is not lost',
  async (field) => {
    document.body.innerHTML = field;
    await missPart();
    expect(reload, 'an empty one holds nobody up').toHaveBeenCalledOnce();
    end();
    end = watchForNewBuild(reload);
    document.querySelector<HTMLInputElement>('input, textarea')!.value = 'Dear Ann';
    await missPart();
    expect(reload).toHaveBeenCalledOnce();
    expect(reloadOffer.reason()).toBe('new-build');
  },
);

test('an embed, whose address does not keep its place, asks first', async () => {
  history.replaceState(null, '', '/embed/t1');
  await missPart();
  expect([reload.mock.calls.length, reloadOffer.reason()]).toEqual([0, 'new-build']);
});
