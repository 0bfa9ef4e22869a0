import type { ContactDetails, Retention } from '@tourwright/api';
import { useEffect, useState } from 'react';
import { logError } from '../client/log.ts';
import { getJson } from '../client/requests/get-json.ts';

/** How to reach the operators. */
export interface Contact {
  email: string | null;
  operator: ContactDetails;
  keeps?: Retention;
}

/** Null until it is clear. */
export function useContact(): Contact | null {
  const [contact, setContact] = useState<Contact | null>(null);
  useEffect(() => {
    const closing = new AbortController();
    getJson<Contact>('/api/contact', closing.signal).then(
      setContact,
      (cause: unknown) => closing.signal.aborted || logError('Error fetching data:', cause),
    );
    return () => closing.abort();
  }, []);
  return contact;
}
