import { LinkedText } from '../ui/linked-text.tsx';
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
        {
          title: t('partner.sites'),
          text: <LinkedText text={t('partner.sites-text')} to={{ docs: '/api/docs' }} />,
        },
        { title: t('partner.hosts'), text: t('partner.hosts-text') },
      ]}
      action={<MessageForm kind="partner" />}
    />
  );
}
