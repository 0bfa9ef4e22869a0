/** Google Analytics, where the operator has set it up: nothing is loaded or stored before the visitor agrees. */
import type { AnalyticsEvent } from '@tourwright/api';

const storageKey = 'tourwright.analytics-consent';

/** What a visitor answered when asked about analytics; `unknown` before they did. */
export type Consent = 'granted' | 'refused' | 'unknown';

/** What the visitor has answered. Where nothing can be stored (a sandboxed frame) nobody is asked. */
export function readConsent(): Consent {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'granted' || stored === 'refused' ? stored : 'unknown';
  } catch {
    return 'refused';
  }
}

interface Waiting {
  measurementId: string;
  event: AnalyticsEvent;
}

/** What happened on this page before the visitor has answered, oldest first. It never leaves the page without consent. */
let waiting: Waiting[] = [];
/** A page that is left open without an answer keeps no more than this. */
const mostWaiting = 100;

/** Keeps the visitor's answer; with consent, what has happened so far on this page is sent. */
export function answerConsent(consent: Exclude<Consent, 'unknown'>): void {
  localStorage.setItem(storageKey, consent);
  const held = waiting;
  waiting = [];
  for (const { measurementId, event } of held) sendToGoogle(measurementId, event);
}

type Tag = (...args: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let tag: Tag | null = null;

/**
 * Hands an event on if the visitor has agreed, and keeps it while they have not answered. Google's script is loaded at the
 * first one that is handed on.
 */
export function sendToGoogle(measurementId: string | undefined, event: AnalyticsEvent): void {
  if (!measurementId) return;
  const consent = readConsent();
  if (consent === 'unknown' && waiting.length < mostWaiting) waiting.push({ measurementId, event });
  if (consent !== 'granted') return;
  const { name, ...parameters } = event;
  tag ??= loadTag(measurementId);
  tag('event', name, parameters);
}

function loadTag(measurementId: string): Tag {
  const layer: unknown[] = [];
  window.dataLayer = layer;
  // Google's script reads the arguments object itself, not an array of the same content.
  const push: Tag = function () {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  };
  push('js', new Date());
  // We send every page view ourselves.
  push('config', measurementId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
  return push;
}
