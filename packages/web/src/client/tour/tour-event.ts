import type { AnalyticsEvent } from '@tourwright/api';
import { sendToGoogle } from '../requests/google-analytics.ts';
import { sendEvent } from '../requests/send-event.ts';
import type { TourData } from './tour-data.ts';

/**
 * Sends an event of a visit with the specification's parameters: to the server, and to Google Analytics after
 * consent.
 */
export function sendTourEvent(
  name: AnalyticsEvent['name'],
  { tour, gaMeasurementId, standsAlone }: TourData,
  extra: Pick<AnalyticsEvent, 'button_text'> = {},
): void {
  if (standsAlone) return;
  const event: AnalyticsEvent = {
    name,
    tour_id: tour.id,
    tour_name: tour.name ?? '',
    tour_type: tour.tourtype ?? '',
    page_path: location.pathname,
    page_title: document.title,
    ...extra,
  };
  sendEvent(event);
  sendToGoogle(gaMeasurementId, event);
}
