import type { Announcement } from '@tourwright/api';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../client/api.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import styles from '../admin.module.css';
import { t } from '../admin-text.ts';
import { Moment } from '../moment.tsx';
import { PagedTable } from '../paged-table.tsx';
import { useAct, useAnnouncements } from '../use-admin.ts';

const hourMs = 3_600_000;
const ends = { never: null, hour: hourMs, day: 24 * hourMs, week: 168 * hourMs } as const;
type Ends = keyof typeof ends;
const endNames = Object.keys(ends) as Ends[];

/** Announcements to all logged-in users. */
export function AnnouncementsSection() {
  const list = useAnnouncements();
  return (
    <>
      <Form />
      <PagedTable
        label={t('section.announcements')}
        list={list}
        keyOf={({ id }) => id}
        isNarrowed={false}
        onShowAll={() => {}}
        none={{ title: t('announcements.none'), text: t('announcements.none-text') }}
        columns={[
          {
            title: t('announcements.announcement'),
            cell: ({ text }) => <span className={styles.typed}>{text}</span>,
          },
          { title: t('announcements.from'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
          {
            title: t('announcements.until'),
            cell: (each) => (
              <span className={styles.named}>
                <Chip tone={isOn(each) ? 'good' : 'neutral'}>
                  {t(isOn(each) ? 'announcements.on' : 'announcements.over')}
                </Chip>
                {each.endsAt && (
                  <small>
                    <Moment at={each.endsAt} />
                  </small>
                )}
              </span>
            ),
          },
        ]}
        actions={(each) => isOn(each) && <End id={each.id} />}
      />
    </>
  );
}

const isOn = ({ endsAt }: Announcement) => endsAt === null || Date.parse(endsAt) > Date.now();

function Form() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [until, setUntil] = useState<Ends>('never');
  const [isEmpty, setEmpty] = useState(false);
  const make = useAct(() => {
    const afterMs = ends[until];
    const endsAt = afterMs === null ? null : new Date(Date.now() + afterMs).toISOString();
    return api.makeAnnouncement({ body: { text: text.trim(), endsAt } });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() === '') return field.current?.focus();
    make.mutate(undefined, {
      onSuccess: () => {
        setText('');
        showToast('success', t('announcements.made'));
      },
    });
  };
  const failure = make.isError ? problemText(make.error) : undefined;
  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      <TextArea
        ref={field}
        label={t('announcements.text')}
        hint={t('announcements.hint')}
        error={isEmpty ? t('announcements.empty') : failure}
        maxLength={500}
        rows={2}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={styles.formEnd}>
        <SelectField
          label={t('announcements.ends')}
          value={until}
          options={endNames.map((name) => ({ value: name, label: t(`announcements.ends-${name}`) }))}
          onChange={({ currentTarget }) =>
            setUntil(endNames.find((name) => name === currentTarget.value) ?? 'never')
          }
        />
        <Button type="submit" variant="primary" loading={make.isPending}>
          {t('announcements.make')}
        </Button>
      </div>
    </form>
  );
}

function End({ id }: { id: string }) {
  const end = useAct(() => api.endAnnouncement({ params: { id } }));
  const onError = (error: Error) => showToast('error', problemText(error));
  return (
    <Button size="small" loading={end.isPending} onClick={() => end.mutate(undefined, { onError })}>
      {t('announcements.end')}
    </Button>
  );
}
