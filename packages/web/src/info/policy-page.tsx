import { InfoPage } from './info-page.tsx';
import { t } from './info-text.ts';

/** What is kept, and why. */
export function PolicyPage() {
  return (
    <InfoPage
      title={t('policy.title')}
      lead={t('policy.lead')}
      parts={[
        { title: t('policy.account'), text: t('policy.account-text') },
        { title: t('policy.photos'), text: t('policy.photos-text') },
        { title: t('policy.cookies'), text: t('policy.cookies-text') },
        { title: t('policy.numbers'), text: t('policy.numbers-text') },
      ]}
    />
  );
}
