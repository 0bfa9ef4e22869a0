import { InfoPage } from './info-page.tsx';
import { t } from './info-text.ts';

/** Who to ask about what. There is no form: nothing here would read it. */
export function ContactPage() {
  return (
    <InfoPage
      title={t('contact.title')}
      lead={t('contact.lead')}
      parts={[
        { title: t('contact.tour'), text: t('contact.tour-text') },
        { title: t('contact.account'), text: t('contact.account-text') },
        { title: t('contact.software'), text: t('contact.software-text') },
      ]}
    />
  );
}
