import { InfoPage } from './info-page.tsx';
import { t } from './info-text.ts';
import { MessageForm } from './message-form.tsx';

/** For those who make tours for others. */
export function PartnerPage() {
  return (
    <InfoPage
      title={t('partner.title')}
      lead={t('partner.lead')}
      parts={[
        { title: t('partner.photographers'), text: t('partner.photographers-text') },
        { title: t('partner.sites'), text: t('partner.sites-text', { path: '/api/docs' }) },
        { title: t('partner.hosts'), text: t('partner.hosts-text') },
      ]}
      action={<MessageForm kind="partner" />}
    />
  );
}
