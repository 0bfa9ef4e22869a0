import { jobStates, type ServerJob } from '@tourwright/api';
import { useState } from 'react';
import { api } from '../../client/api.ts';
import { numberText } from '../../i18n/format.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import styles from '../admin.module.css';
import { t } from '../admin-text.ts';
import { momentText } from '../figures.ts';
import { nameOf } from '../job-names/job-names.ts';
import { Moment } from '../moment.tsx';
import { PagedTable } from '../paged-table.tsx';
import { SearchField } from '../search-field.tsx';
import { useAct, useJobs } from '../use-admin.ts';

const tones = {
  failed: 'bad',
  running: 'work',
  waiting: 'attention',
  cancelled: 'neutral',
  done: 'good',
} as const;

/** The queue: mails, or all other jobs. */
export function JobsSection({ only }: { only: 'mails' | 'others' }) {
  const [search, setSearch] = useState('');
  const [state, setState] = useState<ServerJob['state'] | null>(null);
  const list = useJobs(only, search, state);
  const isMails = only === 'mails';
  return (
    <>
      <div className={styles.toolbar}>
        <SearchField
          label={t(isMails ? 'mails.search' : 'jobs.search')}
          value={search}
          onChange={setSearch}
        />
        <StateChoice state={state} onChoose={setState} />
      </div>
      <PagedTable
        label={t(isMails ? 'section.mails' : 'section.jobs')}
        list={list}
        keyOf={({ id }) => id}
        isNarrowed={search.trim() !== '' || state !== null}
        onShowAll={() => {
          setSearch('');
          setState(null);
        }}
        none={{
          title: t(isMails ? 'mails.none' : 'jobs.none'),
          text: t(isMails ? 'mails.none-text' : 'jobs.none-text'),
        }}
        columns={[
          { title: t(isMails ? 'mails.mail' : 'jobs.job'), cell: (job) => <Name {...job} /> },
          { title: t('jobs.about'), cell: (job) => <About {...job} /> },
          { title: t('jobs.state'), cell: (job) => <State {...job} /> },
          {
            title: t('jobs.tries'),
            isNumber: true,
            cell: triesText,
          },
          { title: t('jobs.since'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
        ]}
        actions={(job) => (
          <>
            <Retry job={job} />
            <Cancel job={job} />
          </>
        )}
      />
    </>
  );
}

interface StateChoiceProps {
  /** Null: all states. */
  state: ServerJob['state'] | null;
  onChoose(state: ServerJob['state'] | null): void;
}

function StateChoice({ state, onChoose }: StateChoiceProps) {
  return (
    <SelectField
      label={t('jobs.state')}
      labelHidden
      value={state ?? ''}
      options={[
        { value: '', label: t('jobs.all') },
        ...jobStates.map((each) => ({ value: each, label: t(`jobs.${each}`) })),
      ]}
      onChange={({ currentTarget }) =>
        onChoose(jobStates.find((each) => each === currentTarget.value) ?? null)
      }
    />
  );
}

/** For a finished job it does not matter how many tries it had left. */
function triesText({ state, tries, mostTries }: ServerJob): string {
  return state === 'done' ? numberText(tries) : t('jobs.tries-of', { tries, most: mostTries });
}

/** With what it is called in the log and in a search. */
function Name(job: ServerJob) {
  const name = nameOf(job);
  const key = job.about.template ?? job.kind;
  return (
    <span className={styles.named}>
      <b>{name}</b>
      {name !== key && <small translate="no">{key}</small>}
    </span>
  );
}

function About({ about }: ServerJob) {
  const { template: _, ...others } = about;
  const text = Object.values(others).join(' ');
  // On a phone a cell without anything in it is left out.
  return text === '' ? null : <span className={styles.typed}>{text}</span>;
}

function State({ state, fault, tries, startsAt }: ServerJob) {
  const isRepeated = state === 'waiting' && tries > 0;
  return (
    <span className={styles.named}>
      <Chip tone={tones[state]}>{t(`jobs.${state}`)}</Chip>
      {isRepeated && <small>{t('jobs.next', { time: momentText(startsAt) })}</small>}
      {fault && <small className={styles.typed}>{fault}</small>}
    </span>
  );
}

function Retry({ job }: { job: ServerJob }) {
  const { kind, id, state, tries } = job;
  const retry = useAct(() => api.retryJob({ params: { kind, id } }));
  const isRepeated = state === 'waiting' && tries > 0;
  if (state !== 'failed' && state !== 'cancelled' && !isRepeated) return null;
  const start = () =>
    retry.mutate(undefined, {
      onSuccess: ({ retried }) =>
        showToast(retried ? 'success' : 'info', t(retried ? 'jobs.retried' : 'jobs.gone')),
      onError: (error) => showToast('error', problemText(error)),
    });
  return (
    <Button
      size="small"
      loading={retry.isPending}
      aria-label={t('jobs.retry-label', { kind: nameOf(job) })}
      onClick={start}
    >
      {t('jobs.retry')}
    </Button>
  );
}

function Cancel({ job }: { job: ServerJob }) {
  const { kind, id, state } = job;
  const cancel = useAct(() => api.cancelJob({ params: { kind, id } }));
  if (state !== 'waiting' && state !== 'running') return null;
  const start = () =>
    cancel.mutate(undefined, {
      onSuccess: ({ cancelled }) =>
        showToast(cancelled ? 'success' : 'info', t(cancelled ? 'jobs.cancelled-now' : 'jobs.not-cancelled')),
      onError: (error) => showToast('error', problemText(error)),
    });
  return (
    <Button
      size="small"
      loading={cancel.isPending}
      aria-label={t('jobs.cancel-label', { kind: nameOf(job) })}
      onClick={start}
    >
      {t('jobs.cancel')}
    </Button>
  );
}
