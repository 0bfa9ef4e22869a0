import { useStartPath } from '../layout/use-start-path.ts';
import { ButtonLink } from '../ui/button.tsx';
import { InfoPage } from './info-page.tsx';
import { t } from './info-text.ts';

/** Plans, as far as there are any. */
export function PaymentPage() {
  const start = useStartPath();
  return (
    <InfoPage
      title={t('payment.title')}
      lead={t('payment.lead')}
      parts={[
        { title: t('payment.now'), text: t('payment.now-text') },
        { title: t('payment.later'), text: t('payment.later-text') },
      ]}
      action={
        <ButtonLink variant="primary" to={start}>
          {t('payment.action')}
        </ButtonLink>
      }
    />
  );
}
