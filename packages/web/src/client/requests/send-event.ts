import type { AnalyticsEvent } from '@tourwright/api';
import { logError } from '../log.ts';

/** Tells the server of an analytics event. It outlives the page; a failure disturbs nobody and is logged. */
export function sendEvent(event: AnalyticsEvent): void {
  fetch('/api/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
    credentials: 'same-origin',
    keepalive: true,
  }).catch((cause: unknown) => logError('Error sending event:', cause));
}
