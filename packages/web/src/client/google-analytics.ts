/** Google Analytics, where the operator has set it up: nothing is loaded or stored before the visitor agrees. */
import type { AnalyticsEvent } from '@tourwright/api';

const storageKey = 'tourwright.analytics-consent';

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

/** Keeps the visitor's answer. */
export function storeConsent(consent: Exclude<Consent, 'unknown'>): void {
  localStorage.setItem(storageKey, consent);
}

type Tag = (...args: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let tag: Tag | null = null;

/** Hands an event on, if the visitor has agreed; loads Google's script at the first one. */
export function sendToGoogle(
  measurementId: string | undefined,
  { name, ...parameters }: AnalyticsEvent,
): void {
  if (!measurementId || readConsent() !== 'granted') return;
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
  // Every page view is told by ourselves.
  push('config', measurementId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
  return push;
}
