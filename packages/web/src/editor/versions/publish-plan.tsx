import type { Schedule } from '@tourwright/api';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { api } from '../../client/api.ts';
import { logError } from '../../client/log.ts';
import { ownTimeZone } from '../../i18n/own-clock.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from './publish-changes.module.css';
import { plannedText } from './shown-state.ts';
import { t } from './versions-text.ts';

/** When the tour is published and withdrawn by itself, in a time zone. */
export function PublishPlan() {
  const { tourId } = useOpenTour();
  const [plan, setPlan] = useState<Schedule | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isGone = false;
    api.getSchedule({ params: { id: tourId } }).then(
      (found) => !isGone && setPlan(found),
      (cause: unknown) => logError('Error fetching data:', cause),
    );
    return () => {
      isGone = true;
    };
  }, [tourId]);
  if (plan === null) return null;
  const { publishAt, unpublishAt, timeZone } = plan;
  return (
    <section>
      <h3>{t('plan.heading')}</h3>
      {publishAt !== null && <p>{t('plan.publishes', { at: plannedText(publishAt), timeZone })}</p>}
      {unpublishAt !== null && <p>{t('plan.withdraws', { at: plannedText(unpublishAt), timeZone })}</p>}
      {isOpen ? (
        <PlanForm
          tourId={tourId}
          plan={plan}
          onSaved={(next) => {
            setPlan(next);
            setOpen(false);
          }}
        />
      ) : (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {t(publishAt === null && unpublishAt === null ? 'plan.open' : 'plan.change')}
        </Button>
      )}
    </section>
  );
}

interface PlanFormProps {
  tourId: string;
  plan: Schedule;
  onSaved(plan: Schedule): void;
}

function PlanForm({ tourId, plan, onSaved }: PlanFormProps) {
  const isEmpty = plan.publishAt === null && plan.unpublishAt === null;
  const here = ownTimeZone();
  const [publishAt, setPublishAt] = useState(plan.publishAt ?? '');
  const [unpublishAt, setUnpublishAt] = useState(plan.unpublishAt ?? '');
  const [timeZone, setTimeZone] = useState(isEmpty ? here : plan.timeZone);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const zones = [...new Set([here, plan.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const body = { publishAt: publishAt || null, unpublishAt: unpublishAt || null, timeZone };
    try {
      onSaved(await api.setSchedule({ params: { id: tourId }, body }));
      showToast('success', t('plan.saved'));
    } catch (cause) {
      setFailure(t('plan.failed', { reason: problemText(cause) }));
      setBusy(false);
    }
  };
  return (
    <form id={id} className={styles.form} onSubmit={(event) => void save(event)}>
      <TextField
        type="datetime-local"
        label={t('plan.publish-at')}
        value={publishAt}
        onChange={({ target }) => setPublishAt(target.value)}
      />
      <TextField
        type="datetime-local"
        label={t('plan.unpublish-at')}
        value={unpublishAt}
        error={failure ?? undefined}
        onChange={({ target }) => setUnpublishAt(target.value)}
      />
      <SelectField
        label={t('plan.time-zone')}
        value={timeZone}
        options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        onChange={({ target }) => setTimeZone(target.value)}
      />
      <p className={styles.quiet}>{t('plan.text')}</p>
      <Button type="submit" loading={isBusy}>
        {t('plan.save')}
      </Button>
    </form>
  );
}
