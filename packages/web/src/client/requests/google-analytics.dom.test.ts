import type { AnalyticsEvent } from '@tourwright/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const id = 'G-ABC1234567';

const event = (name: AnalyticsEvent['name']) => ({ name, tour_id: 't1', page_path: '/welcome/t1' });

/** As after a page load. */
async function openPage() {
  vi.resetModules();
  return import('./google-analytics.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete window.dataLayer;
  for (const script of document.querySelectorAll('script[src*="googletagmanager"]')) script.remove();
});

const isLoaded = () => document.querySelector('script[src*="googletagmanager"]') !== null;
/** Names of the events that Google was given, in order. */
const given = () =>
  (window.dataLayer ?? [])
    .map((each) => Array.from(each as ArrayLike<unknown>))
    .flatMap(([what, name]) => (what === 'event' ? [name] : []));

test('what happened before the visitor agrees is sent when they do, in order', async () => {
  const { answerConsent, sendToGoogle } = await openPage();
  sendToGoogle(id, event('page_view'));
  sendToGoogle(id, event('tour_welcome_page_view'));
  expect(isLoaded()).toBe(false);
  expect(window.dataLayer).toBeUndefined();
  answerConsent('granted');
  sendToGoogle(id, event('enter_tour_button_click'));
  expect(isLoaded()).toBe(true);
  expect(given()).toEqual(['page_view', 'tour_welcome_page_view', 'enter_tour_button_click']);
});

test('a visitor who declines is counted nowhere, and nothing is loaded from Google', async () => {
  const { answerConsent, sendToGoogle } = await openPage();
  sendToGoogle(id, event('page_view'));
  answerConsent('refused');
  sendToGoogle(id, event('enter_tour_button_click'));
  expect(isLoaded()).toBe(false);
  expect(window.dataLayer).toBeUndefined();
});

test('on a later page the answer of before counts', async () => {
  (await openPage()).answerConsent('granted');
  const { sendToGoogle } = await openPage();
  sendToGoogle(id, event('page_view'));
  expect(given()).toEqual(['page_view']);
});

test('where the operator has not set it up nothing happens', async () => {
  const { answerConsent, sendToGoogle } = await openPage();
  sendToGoogle(undefined, event('page_view'));
  answerConsent('granted');
  expect(isLoaded()).toBe(false);
});
