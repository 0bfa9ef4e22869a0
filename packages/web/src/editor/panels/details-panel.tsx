import { FactsForm } from '../../layout/facts/facts-form.tsx';
import { t as f } from '../../layout/facts/facts-form-text.ts';
import { chosenType, KindChoice } from '../../layout/facts/kind-choice.tsx';
import { proposeDescription } from '../../layout/facts/propose-description.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { newEdit } from '../state/new-edit.ts';
import { DraftField } from './draft-field.tsx';
import styles from './frame/panel.module.css';
import { PanelHead } from './frame/panel-head.tsx';

/** What visitors read before they enter, and what kind of tour it is. */
export function DetailsPanel({ className }: { className: string | undefined }) {
  const tour = useEditorStore((state) => state.tour);
  const commit = useEditorStore((state) => state.commit);
  if (!tour) return null;
  const set = (field: string, value: unknown, gesture?: string) =>
    commit(newEdit({ kind: 'tour.set', field, value }), {
      name: { id: 'edit.tour.details', values: {} },
      ...(gesture && { gesture }),
    });
  return (
    <aside className={classNames(styles.panel, className)} aria-label={t('rail.details')}>
      <PanelHead title={t('rail.details')} topic="details" />
      <p className={styles.note}>{t('details.about')}</p>
      <div className={styles.body}>
        <DraftField
          label={t('details.name')}
          value={tour.name ?? ''}
          answers="default-title"
          maxLength={300}
          onKeep={(value, gesture) => set('name', value.trim() || null, gesture)}
        />
        <DraftField
          label={t('details.description')}
          hint={t('details.description-hint')}
          lines={5}
          answers="no-description"
          value={tour.description ?? ''}
          maxLength={20_000}
          onKeep={(value, gesture) => set('description', value || null, gesture)}
        />
        <ProposeDescription
          onPropose={() => {
            const proposed = proposeDescription(tour, t('details.unnamed'));
            if (proposed !== null) set('description', proposed);
          }}
          isEmpty={proposeDescription(tour, '') === null}
        />
        <KindChoice tour={tour} onChoose={(type) => set('tourtype', type)} />
        <FactsForm
          facts={tour}
          isShop={chosenType(tour) !== 'real-estate'}
          onSet={async (field, value) => void set(field, value)}
        />
      </div>
    </aside>
  );
}

/** Nothing while there are no facts to make one of. */
function ProposeDescription({ isEmpty, onPropose }: { isEmpty: boolean; onPropose(): void }) {
  if (isEmpty) return null;
  return (
    <div>
      <Button size="small" aria-describedby="propose-hint" onClick={onPropose}>
        {f('form.propose')}
      </Button>
      <p id="propose-hint" className={styles.hint}>
        {f('form.propose-hint')}
      </p>
    </div>
  );
}
