import { LinkedText } from '../../ui/linked-text.tsx';
import { InfoPage } from '../info-page.tsx';
import { useContact } from '../use-contact.ts';
import { t } from './legal-text.ts';
import { OperatorLines } from './operator-lines.tsx';

/** The rules of the service. */
export function TermsPage() {
  const contact = useContact();
  const law = contact?.operator.law;
  return (
    <InfoPage
      title={t('terms.title')}
      lead={t('terms.lead')}
      parts={[
        { title: t('terms.yours'), text: t('terms.yours-text') },
        { title: t('terms.allowed'), text: t('terms.allowed-text') },
        { title: t('terms.visitors'), text: t('terms.visitors-text') },
        { title: t('terms.account'), text: t('terms.account-text') },
        {
          title: t('terms.plans'),
          text: [
            <LinkedText key="plans" text={t('terms.plans-text')} to={{ plans: '/payment' }} />,
            t('terms.plans-limit'),
          ],
        },
        { title: t('terms.payment'), text: [t('terms.payment-text'), t('terms.payment-card')] },
        { title: t('terms.deletion'), text: t('terms.deletion-text') },
        { title: t('terms.software'), text: t('terms.software-text') },
        {
          title: t('terms.operator'),
          text: (
            <OperatorLines
              contact={contact}
              text={t('terms.operator-text')}
              unnamed={t('terms.operator-unnamed')}
            />
          ),
        },
        ...(law ? [{ title: t('terms.law'), text: law }] : []),
      ]}
    />
  );
}
