import type { Lead, LeadReply } from '@tourwright/api';
import { useState } from 'react';
import { newId } from '../client/new-id.ts';
import { wholeMomentText } from '../i18n/moment-text.ts';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/fields/text-field.tsx';
import { showToast } from '../ui/overlays/toast.tsx';
import styles from './leads.module.css';
import { t } from './leads-text.ts';
import { personText } from './person-text.ts';
import { useReply } from './use-leads.ts';

interface LeadRepliesProps {
  lead: Lead;
  replies: readonly LeadReply[];
}

/** What was answered from here, and the next answer: what is typed stays until it is sent. */
export function LeadReplies({ lead, replies }: LeadRepliesProps) {
  return (
    <section className={styles.replies} aria-label={t('lead.replies')}>
      {replies.length > 0 && (
        <ul>
          {replies.map(({ id, authorName, text, createdAt }) => (
            <li key={id}>
              <p>
                <b>{authorName}</b>{' '}
                <time className="numbers" dateTime={createdAt}>
                  {wholeMomentText(createdAt)}
                </time>
              </p>
              <p dir="auto" className={styles.answer}>
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
      {lead.email !== '' && <ReplyForm lead={lead} />}
    </section>
  );
}

function ReplyForm({ lead }: { lead: Lead }) {
  const [text, setText] = useState('');
  const [requestId, setRequestId] = useState(newId);
  const [fault, setFault] = useState('');
  const reply = useReply(lead.id);
  const send = () => {
    if (text.trim() === '') return setFault(t('lead.reply-missing'));
    reply.mutate(
      { requestId, text: text.trim() },
      {
        onSuccess: () => {
          showToast('success', t('lead.reply-sent', { name: personText(lead) }));
          setText('');
          setRequestId(newId());
        },
        onError: (error) => setFault(t('lead.reply-failed', { reason: problemText(error) })),
      },
    );
  };
  return (
    <>
      <TextArea
        name="reply"
        label={t('lead.reply-to', { name: personText(lead) })}
        hint={t('lead.reply-hint')}
        rows={4}
        maxLength={10_000}
        value={text}
        error={fault || undefined}
        onChange={(event) => {
          setFault('');
          setText(event.target.value);
        }}
      />
      <div className={styles.replyEnd}>
        <Button variant="primary" loading={reply.isPending} onClick={send}>
          {t('lead.reply-send')}
        </Button>
        <a href={mailTo(lead)}>{t('lead.reply-elsewhere')}</a>
      </div>
    </>
  );
}

/** A mail in the reader's own program, with what was written below. */
function mailTo({ email, tourTitle, message }: Lead): string {
  const subject = encodeURIComponent(t('lead.reply-subject', { tour: tourTitle }));
  const quoted = message
    .slice(0, 1200)
    .split('\n')
    .map((line) => `> ${line}`);
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(`\n\n${quoted.join('\n')}`)}`;
}
