import type { ServerMessage } from '@tourwright/api';
import { useId, useState } from 'react';
import { api } from '../../client/api.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import styles from '../admin.module.css';
import { t } from '../admin-text.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Moment } from '../moment.tsx';
import { PagedTable } from '../paged-table.tsx';
import { SearchField } from '../search-field.tsx';
import { useAct, useMessages } from '../use-admin.ts';

/** A longer message is folded. */
const foldedFrom = 240;
const subjects = ['account', 'tour', 'site', 'other'] as const;

/** What people wrote by the forms of contact and partner. */
export function MessagesSection() {
  const [search, setSearch] = useState('');
  const [isSpam, setIsSpam] = useState(false);
  const [chosen, setChosen] = useState<ServerMessage | null>(null);
  const list = useMessages(search, isSpam);
  return (
    <>
      <div className={styles.toolbar}>
        <SearchField label={t('messages.search')} value={search} onChange={setSearch} />
        <SelectField
          label={t('messages.which')}
          labelHidden
          value={isSpam ? 'spam' : ''}
          options={[
            { value: '', label: t('messages.people') },
            { value: 'spam', label: t('messages.spam') },
          ]}
          onChange={({ currentTarget }) => setIsSpam(currentTarget.value === 'spam')}
        />
      </div>
      <PagedTable
        label={t('section.messages')}
        list={list}
        keyOf={({ id }) => id}
        isNarrowed={search.trim() !== '' || isSpam}
        onShowAll={() => {
          setSearch('');
          setIsSpam(false);
        }}
        none={{ title: t('messages.none'), text: t('messages.none-text') }}
        columns={[
          { title: t('messages.from'), cell: (message) => <From {...message} /> },
          { title: t('messages.message'), cell: ({ message }) => <Words text={message} /> },
          {
            title: t('messages.about'),
            cell: (message) => (
              <span className={classNames(styles.named, styles.whole)}>
                {aboutOf(message)}
                <small>{message.reference}</small>
              </span>
            ),
          },
          { title: t('messages.when'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
        ]}
        actions={(message) => <Ways message={message} onDelete={() => setChosen(message)} />}
      />
      {chosen && <AskDelete message={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function From({ name, email, company }: ServerMessage) {
  return (
    <span className={styles.named}>
      <b>{name}</b>
      {company && <small>{company}</small>}
      <small>{email}</small>
    </span>
  );
}

function aboutOf({ kind, about }: ServerMessage): string {
  if (kind === 'partner') return t('messages.about-partner');
  return t(`messages.about-${subjects.find((each) => each === about) ?? 'other'}`);
}

function Words({ text }: { text: string }) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > foldedFrom || text.split('\n').length > 4;
  return (
    <span className={styles.named}>
      <span id={id} className={classNames(styles.typed, isLong && !isWhole && styles.folded)}>
        {text}
      </span>
      {isLong && (
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {t(isWhole ? 'messages.less' : 'messages.whole')}
        </Button>
      )}
    </span>
  );
}

function Ways({ message, onDelete }: { message: ServerMessage; onDelete(): void }) {
  const { name, email, reference } = message;
  const subject = encodeURIComponent(t('messages.reply-subject', { reference }));
  return (
    <>
      <a
        className={buttonClass({ size: 'small' })}
        href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}
        aria-label={t('messages.reply-label', { name })}
      >
        {t('messages.reply')}
      </a>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('messages.delete-label', { name, reference })}
        onClick={onDelete}
      >
        {t('messages.delete')}
      </Button>
    </>
  );
}

function AskDelete({
  message: { id, name, reference },
  onClose,
}: {
  message: ServerMessage;
  onClose(): void;
}) {
  const act = useAct(() => api.deleteServerMessage({ params: { id } }));
  return (
    <ConfirmDialog
      title={t('messages.delete-title', { name })}
      text={t('messages.delete-text', { reference })}
      way={{ no: t('messages.keep'), yes: t('messages.delete') }}
      isDangerous
      act={act}
      onYes={() =>
        act.mutate(undefined, {
          onSuccess: () => {
            showToast('success', t('messages.deleted'));
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
