import { LinkedText } from '../../ui/linked-text.tsx';
import { InfoPage } from '../info-page.tsx';
import { useContact } from '../use-contact.ts';
import { t } from './legal-text.ts';
import { OperatorLines } from './operator-lines.tsx';

/** What is kept, why and for how long, and who is asked about it. */
export function PolicyPage() {
  const contact = useContact();
  const keeps = contact?.keeps;
  const law = contact?.operator.law;
  const linked = (text: string) => (
    <LinkedText text={text} to={{ profile: '/profile', contact: '/contact' }} />
  );
  return (
    <InfoPage
      title={t('policy.title')}
      lead={t('policy.lead')}
      parts={[
        {
          title: t('policy.account'),
          text: [t('policy.account-text'), t('policy.account-sessions'), t('policy.account-kept')],
        },
        { title: t('policy.photos'), text: [t('policy.photos-text'), t('policy.photos-kept')] },
        { title: t('policy.leads'), text: [t('policy.leads-text'), t('policy.leads-kept')] },
        { title: t('policy.orders'), text: [t('policy.orders-text'), t('policy.orders-kept')] },
        { title: t('policy.payments'), text: t('policy.payments-text') },
        {
          title: t('policy.visits'),
          text: [
            t('policy.visits-text'),
            keeps ? t('policy.visits-kept', { days: keeps.eventDays }) : t('policy.visits-kept-unset'),
            t('policy.visits-google'),
          ],
        },
        { title: t('policy.cookies'), text: [t('policy.cookies-text'), t('policy.cookies-visitors')] },
        { title: t('policy.contact'), text: t('policy.contact-text') },
        { title: t('policy.logs'), text: t('policy.logs-text') },
        { title: t('policy.backups'), text: t('policy.backups-text') },
        {
          title: t('policy.rights'),
          text: [
            linked(t('policy.rights-account')),
            ...(keeps ? [t('policy.rights-export', { days: keeps.exportDays })] : []),
            linked(t('policy.rights-visitor')),
          ],
        },
        {
          title: t('policy.operator'),
          text: [
            <OperatorLines
              key="operator"
              contact={contact}
              text={t('policy.operator-text')}
              unnamed={t('policy.operator-unnamed')}
            />,
            ...(law ? [t('policy.law', { law })] : []),
          ],
        },
      ]}
    />
  );
}
