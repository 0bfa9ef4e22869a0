import type { AgentCard, ShownContactForm, ShownLink } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { useEffect, useState } from 'react';
import { logError } from '../log.ts';
import { linkQuery } from '../visit/visit-pass.ts';
import { getJson } from './get-json.ts';
import { noteStamp } from './stamp-age.ts';

/** How visitors reach the owner of a tour. */
export interface TourContact {
  /** Null: the owner takes no messages. */
  form: ShownContactForm | null;
  /** Null: the owner shows no card. */
  agent: AgentCard | null;
}

/** Asks how visitors reach the owner of a tour. */
export async function readTourContact(
  tourId: string,
  link: string | undefined,
  signal?: AbortSignal,
): Promise<TourContact> {
  const path = `/api/tours/${encodeURIComponent(tourId)}/contact-form${linkQuery(link)}`;
  const contact = await getJson<TourContact>(path, signal);
  if (contact.form) noteStamp(contact.form.stamp);
  return contact;
}

/** How visitors reach the owner, requested once the page is `ready` for it; null until it is known. */
export function useTourContact(
  { id, activity }: Pick<Tour, 'id' | 'activity'>,
  link: ShownLink | undefined,
  ready: boolean,
): TourContact | null {
  const [contact, setContact] = useState<TourContact | null>(null);
  const key = link?.key;
  const isWanted = ready && (activity === 'published' || key !== undefined);
  useEffect(() => {
    if (!isWanted) return;
    const closing = new AbortController();
    readTourContact(id, key, closing.signal).then(setContact, (cause: unknown) => {
      if (!closing.signal.aborted) logError('Error fetching data:', cause);
    });
    return () => closing.abort();
  }, [id, key, isWanted]);
  return contact;
}
