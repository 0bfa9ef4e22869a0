import { useEffect, useState } from 'react';
import { getJson } from '../client/get-json.ts';
import { logError } from '../client/log.ts';
import { InfoPage } from './info-page.tsx';
import { t } from './info-text.ts';
import { MessageForm } from './message-form.tsx';

/** Who to ask about what, with the operators' address where they have left one. */
export function ContactPage() {
  const email = useContactEmail();
  return (
    <InfoPage
      title={t('contact.title')}
      lead={t('contact.lead')}
      parts={[
        { title: t('contact.server'), text: <ServerContact email={email} /> },
        { title: t('contact.tour'), text: t('contact.tour-text') },
        { title: t('contact.software'), text: t('contact.software-text') },
      ]}
      action={<MessageForm kind="contact" />}
    />
  );
}

function ServerContact({ email }: { email: string | null }) {
  if (email === null) return t('contact.server-unknown');
  const [before, after] = t('contact.server-text', { email: '\n' }).split('\n');
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  );
}

/** Null until it is known, and where there is none. */
function useContactEmail(): string | null {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    const closing = new AbortController();
    getJson<{ email: string | null }>('/api/contact', closing.signal).then(
      (contact) => setEmail(contact.email),
      (cause: unknown) => closing.signal.aborted || logError('Error fetching data:', cause),
    );
    return () => closing.abort();
  }, []);
  return email;
}
