import type { Lead, Meeting } from '@tourwright/api';
import { useState } from 'react';
import { wholeMomentText } from '../../i18n/moment-text.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import styles from '../leads.module.css';
import { t } from '../leads-text.ts';
import { personText } from '../person-text.ts';
import { useCancelMeeting } from '../use-leads.ts';
import { VisitDialog } from './visit-dialog.tsx';

interface LeadVisitProps {
  lead: Lead;
  meeting: Meeting | null;
}

/** What is agreed on with the visitor, and the way to it; moments are on the reader's clock. */
export function LeadVisit({ lead, meeting }: LeadVisitProps) {
  const [isOpen, setOpen] = useState(false);
  const isSet = meeting?.state === 'set';
  return (
    <section className={styles.card} aria-labelledby="visit-title">
      <h3 id="visit-title">{t('visit.title')}</h3>
      {lead.wish && (
        <p className={styles.quiet}>
          {t('lead.wish')}{' '}
          <time className="numbers" dateTime={lead.wish.at}>
            {wholeMomentText(lead.wish.at)}
          </time>
        </p>
      )}
      <Agreed meeting={meeting} />
      <div className={styles.replyEnd}>
        <Button
          size="small"
          aria-label={isSet ? t('visit.change-named') : undefined}
          onClick={() => setOpen(true)}
        >
          {isSet ? t('visit.change') : meeting === null ? t('visit.propose') : t('visit.again')}
        </Button>
        {isSet && <CancelVisit lead={lead} meeting={meeting} />}
      </div>
      {isOpen && <VisitDialog lead={lead} meeting={meeting} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Agreed({ meeting }: { meeting: Meeting | null }) {
  if (meeting === null) return <p>{t('visit.none')}</p>;
  const moment = wholeMomentText(meeting.startsAt);
  if (meeting.state === 'cancelled') return <p>{t('visit.cancelled', { moment })}</p>;
  return (
    <>
      <p>
        <b className="numbers">{t('visit.set', { moment, minutes: meeting.minutes })}</b>
      </p>
      {meeting.place !== '' && <p dir="auto">{meeting.place}</p>}
    </>
  );
}

function CancelVisit({ lead, meeting }: { lead: Lead; meeting: Meeting }) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelMeeting(lead.id);
  const confirm = () =>
    cancel.mutate(meeting.sequence, {
      onSuccess: () => {
        showToast('success', t('visit.cancel-done'));
        setAsking(false);
      },
      onError: (error) => {
        showToast('error', t('visit.failed', { reason: problemText(error) }));
        setAsking(false);
      },
    });
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        {t('visit.cancel')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('visit.cancel-title', { name: personText(lead) })}
        description={t('visit.cancel-text')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('visit.cancel-keep')}</Button>
            <Button variant="danger" loading={cancel.isPending} onClick={confirm}>
              {t('visit.cancel')}
            </Button>
          </>
        }
      />
    </>
  );
}
