import type { ShownContactForm, ShownLink } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { useEffect, useState } from 'react';
import { getJson } from './get-json.ts';
import { logError } from './log.ts';
import { noteStamp } from './stamp-age.ts';
import { linkQuery } from './visit/visit-pass.ts';

/** Asks how visitors reach the owner of a tour; null where they cannot. */
export async function readContactForm(
  tourId: string,
  link: string | undefined,
  signal?: AbortSignal,
): Promise<ShownContactForm | null> {
  const path = `/api/tours/${encodeURIComponent(tourId)}/contact-form${linkQuery(link)}`;
  const { form } = await getJson<{ form: ShownContactForm | null }>(path, signal);
  if (form) noteStamp(form.stamp);
  return form;
}

/** How visitors reach the owner, asked for once the page is `ready` for it; null until it is known. */
export function useContactForm(
  { id, activity }: Pick<Tour, 'id' | 'activity'>,
  link: ShownLink | undefined,
  ready: boolean,
): ShownContactForm | null {
  const [form, setForm] = useState<ShownContactForm | null>(null);
  const key = link?.key;
  const isWanted = ready && (activity === 'published' || key !== undefined);
  useEffect(() => {
    if (!isWanted) return;
    const closing = new AbortController();
    readContactForm(id, key, closing.signal).then(setForm, (cause: unknown) => {
      if (!closing.signal.aborted) logError('Error fetching data:', cause);
    });
    return () => closing.abort();
  }, [id, key, isWanted]);
  return form;
}
