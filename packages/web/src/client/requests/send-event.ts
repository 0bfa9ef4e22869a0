import type { AnalyticsEvent } from '@tourwright/api';
import { logError } from '../log.ts';

/** Sends an analytics event to the server. The request outlives the page; a failure is only logged. */
export function sendEvent(event: AnalyticsEvent): void {
  fetch('/api/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
    credentials: 'same-origin',
    keepalive: true,
  }).catch((cause: unknown) => logError('Error sending event:', cause));
}
