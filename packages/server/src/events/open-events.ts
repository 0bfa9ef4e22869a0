import type { Feature } from '../feature.ts';
import { eventRoutes } from './event-routes.ts';
import { createEvents, type Events, type EventsParts } from './events.ts';

const sweepEveryMs = 60_000;

/** Analytics events: taken in, summed by day, deleted when they are old. */
export function openEvents(parts: EventsParts): Feature & { events: Events } {
  const events = createEvents(parts);
  return {
    events,
    routes: (http) => eventRoutes(http, events),
    sweeps: [{ name: 'sums of events', everyMs: sweepEveryMs, run: events.sweep }],
  };
}
