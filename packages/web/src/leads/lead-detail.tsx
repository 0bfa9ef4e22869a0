import { IconArrowLeft, IconCloudOff, IconPhone, IconTrash } from '@tabler/icons-react';
import { ApiError, type Lead, type LeadReply, type Meeting } from '@tourwright/api';
import { Fragment, useState } from 'react';
import { problemText } from '../layout/failures/problem-text.ts';
import parts from '../layout/list-and-detail.module.css';
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { showToast } from '../ui/overlays/toast.tsx';
import { LeadNotes } from './lead-notes.tsx';
import { LeadReplies } from './lead-replies.tsx';
import { LeadSource } from './lead-source.tsx';
import styles from './leads.module.css';
import { t } from './leads-text.ts';
import { personText } from './person-text.ts';
import { statuses, statusText } from './status-text.ts';
import { useChangeLead, useDeleteLead, useLead } from './use-leads.ts';
import { LeadVisit } from './visit/lead-visit.tsx';

interface LeadDetailProps {
  id: string;
  /** The address of the list. */
  backTo: string;
  onClose(): void;
}

/** One message, with what its reader does about it. */
export function LeadDetail({ id, backTo, onClose }: LeadDetailProps) {
  const found = useLead(id);
  if (found.data) return <OpenLead {...found.data} {...{ backTo, onClose }} />;
  if (found.isPending) return <p role="status">{t('leads.loading')}</p>;
  const isGone = found.error instanceof ApiError && found.error.problem.status === 404;
  return (
    <EmptyState
      icon={<IconCloudOff size={28} stroke={1.75} />}
      title={t(isGone ? 'lead.gone-title' : 'leads.failed-title')}
      action={
        isGone ? (
          <ButtonLink to={backTo}>{t('lead.back')}</ButtonLink>
        ) : (
          <Button loading={found.isFetching} onClick={() => void found.refetch()}>
            {t('leads.try-again')}
          </Button>
        )
      }
    >
      {t(isGone ? 'lead.gone-text' : 'lead.failed-text')}
    </EmptyState>
  );
}

interface OpenLeadProps {
  lead: Lead;
  members: readonly { id: string; name: string }[];
  replies: readonly LeadReply[];
  meeting: Meeting | null;
  /** The address of the list. */
  backTo: string;
  onClose(): void;
}

function OpenLead({ lead, members, replies, meeting, backTo, onClose }: OpenLeadProps) {
  const change = useChangeLead(lead.id);
  const set = (body: Parameters<typeof change.mutate>[0]) =>
    change.mutate(body, {
      onError: (error) => showToast('error', t('lead.status-failed', { reason: problemText(error) })),
    });
  return (
    <article className={parts.detail} aria-labelledby="lead-name">
      <ButtonLink className={parts.back} variant="quiet" to={backTo} icon={<BackIcon />}>
        {t('lead.back')}
      </ButtonLink>
      <Head lead={lead} set={set} />
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className={styles.message} dir="auto">
            {lead.message}
          </p>
          {lead.answers.length > 0 && <Answers answers={lead.answers} />}
          <LeadVisit lead={lead} meeting={meeting} />
          <LeadReplies lead={lead} replies={replies} />
          {members.length > 1 && (
            <SelectField
              label={t('lead.assignee')}
              value={lead.assigneeId ?? ''}
              options={[
                { value: '', label: t('lead.nobody') },
                ...members.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ currentTarget: { value } }) => set({ assigneeId: value || null })}
            />
          )}
          <LeadNotes lead={lead} />
        </div>
        <LeadSource lead={lead} />
      </div>
      <DeleteLead lead={lead} onDeleted={onClose} />
    </article>
  );
}

interface HeadProps {
  lead: Lead;
  set(body: Parameters<ReturnType<typeof useChangeLead>['mutate']>[0]): void;
}

/** Who wrote, how they are reached, and how far their message is dealt with. */
function Head({ lead, set }: HeadProps) {
  return (
    <header className={parts.detailHead}>
      <div className={styles.person}>
        <h2 id="lead-name">{personText(lead)}</h2>
        <p>
          {lead.email && <a href={`mailto:${lead.email}`}>{lead.email}</a>}
          {lead.phone && <a href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`}>{lead.phone}</a>}
        </p>
      </div>
      <SelectField
        label={t('leads.status')}
        labelHidden
        value={lead.status}
        options={statuses.map((status) => ({ value: status, label: statusText(status) }))}
        onChange={({ currentTarget: { value } }) =>
          set({ status: statuses.find((status) => status === value) })
        }
      />
      {lead.email === '' && (
        <a className={buttonClass({ variant: 'primary' })} href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`}>
          <IconPhone size={18} stroke={1.75} aria-hidden="true" />
          {t('lead.call')}
        </a>
      )}
    </header>
  );
}

function Answers({ answers }: { answers: Lead['answers'] }) {
  return (
    <dl className={styles.facts}>
      {answers.map(({ label, value }) => (
        <Fragment key={label}>
          <dt dir="auto">{label}</dt>
          <dd dir="auto" className={styles.answer}>
            {value}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function BackIcon() {
  return <IconArrowLeft className={parts.mirrored} size={18} stroke={1.75} aria-hidden="true" />;
}

function DeleteLead({ lead, onDeleted }: { lead: Lead; onDeleted(): void }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteLead(lead.id);
  const name = personText(lead);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast('success', t('lead.deleted', { name }));
        onDeleted();
      },
      onError: (error) => showToast('error', t('lead.delete-failed', { reason: problemText(error) })),
    });
  return (
    <>
      <Button
        className={styles.delete}
        variant="quiet"
        icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('lead.delete')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('lead.delete-title', { name })}
        description={t('lead.delete-text')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('lead.delete-keep')}</Button>
            <Button variant="danger" loading={remove.isPending} onClick={confirm}>
              {t('lead.delete')}
            </Button>
          </>
        }
      />
    </>
  );
}
