import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inOneTab } from './in-one-tab.ts';

let channels: PretendChannel[] = [];
/** Tabs of one browser; what one says the others hear at once. */
class PretendChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    channels.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of channels) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close(): void {
    channels = channels.filter((each) => each !== this);
  }
}

beforeEach(() => {
  channels = [];
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', PretendChannel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openTab(): { hasBegun: () => boolean; close: () => void } {
  const closing = new AbortController();
  let hasBegun = false;
  inOneTab('uploads', () => (hasBegun = true), closing.signal);
  return { hasBegun: () => hasBegun, close: () => closing.abort() };
}

test('where a browser has no locks, a second tab leaves the work to the first until that is closed', async () => {
  const first = openTab();
  await vi.advanceTimersByTimeAsync(1000);
  expect(first.hasBegun()).toBe(true);
  const second = openTab();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(second.hasBegun()).toBe(false);
  first.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(second.hasBegun()).toBe(true);
});

test('of tabs that open at once one begins, and another one when it has crashed', async () => {
  const tabs = [openTab(), openTab(), openTab()];
  await vi.advanceTimersByTimeAsync(10_000);
  const [busy] = tabs.filter(({ hasBegun }) => hasBegun());
  expect(tabs.filter(({ hasBegun }) => hasBegun())).toHaveLength(1);
  // It says nothing any more.
  const crashed = channels[tabs.indexOf(busy ?? tabs[0]!)];
  crashed?.close();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(tabs.filter(({ hasBegun }) => hasBegun())).toHaveLength(2);
});
