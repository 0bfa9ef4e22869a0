import { InfoPage } from './info-page.tsx';
import { t } from './info-text.ts';
import { useContact } from './use-contact.ts';

/** The rules of the service. */
export function TermsPage() {
  const law = useContact()?.operator.law;
  return (
    <InfoPage
      title={t('terms.title')}
      lead={t('terms.lead')}
      parts={[
        { title: t('terms.yours'), text: t('terms.yours-text') },
        { title: t('terms.allowed'), text: t('terms.allowed-text') },
        { title: t('terms.account'), text: t('terms.account-text') },
        { title: t('terms.software'), text: t('terms.software-text') },
        ...(law ? [{ title: t('terms.law'), text: law }] : []),
      ]}
    />
  );
}
