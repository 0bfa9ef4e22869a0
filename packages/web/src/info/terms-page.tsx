import { InfoPage } from './info-page.tsx';
import { t } from './info-text.ts';

/** The rules of the service. */
export function TermsPage() {
  return (
    <InfoPage
      title={t('terms.title')}
      lead={t('terms.lead')}
      parts={[
        { title: t('terms.yours'), text: t('terms.yours-text') },
        { title: t('terms.allowed'), text: t('terms.allowed-text') },
        { title: t('terms.account'), text: t('terms.account-text') },
        { title: t('terms.software'), text: t('terms.software-text') },
      ]}
    />
  );
}
