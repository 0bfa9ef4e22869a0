import { useStartPath } from '../layout/use-start-path.ts';
import { ButtonLink } from '../ui/button.tsx';
import { LinkedText } from '../ui/linked-text.tsx';
import { InfoPage } from './info-page.tsx';
import { t } from './info-text.ts';

/** What it costs here. */
export function PaymentPage() {
  const start = useStartPath();
  return (
    <InfoPage
      title={t('payment.title')}
      lead={t('payment.lead')}
      parts={[
        { title: t('payment.free'), text: t('payment.free-text') },
        { title: t('payment.limits'), text: t('payment.limits-text') },
        {
          title: t('payment.questions'),
          text: <LinkedText text={t('payment.questions-text')} to={{ contact: '/contact' }} />,
        },
      ]}
      action={
        <ButtonLink variant="primary" to={start}>
          {t('payment.action')}
        </ButtonLink>
      }
    />
  );
}
