import { IconArrowsSort, IconLayoutGrid, IconList, IconSearch, IconTag } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { type Choice, orders, type Show, shows } from '../bulk/choose-tours.ts';
import { t } from '../dashboard-text.ts';
import styles from './tours-toolbar.module.css';

/** How the tours are shown: as cards or as rows. */
export type ToursView = 'cards' | 'list';

interface ToursToolbarProps {
  choice: Choice;
  onChoose(change: Partial<Choice>): void;
  view: ToursView;
  onView(view: ToursView): void;
  /** Those that tours have. */
  labels: readonly string[];
}

/** Search, filter, order and view of the list of tours. */
export function ToursToolbar({ choice, onChoose, view, onView, labels }: ToursToolbarProps) {
  return (
    <div className={styles.bar}>
      <TextField
        type="search"
        label={t('tours.search')}
        labelHidden
        placeholder={t('tours.search')}
        className={styles.search}
        leading={<IconSearch size={18} stroke={1.75} />}
        value={choice.search}
        onChange={(event) => onChoose({ search: event.currentTarget.value })}
      />
      <Filters show={choice.show} onShow={(show) => onChoose({ show })} />
      <div className={styles.end}>
        <LabelMenu labels={labels} label={choice.label} onLabel={(label) => onChoose({ label })} />
        <Menu
          trigger={
            <Button variant="quiet" icon={<IconArrowsSort size={18} stroke={1.75} aria-hidden="true" />}>
              <span className="visually-hidden">{t('tours.sort')}</span>
              {t(`tours.sort-${choice.order}`)}
            </Button>
          }
          entries={orders.map((order) => ({
            id: order,
            label: t(`tours.sort-${order}`),
            checked: order === choice.order,
            onSelect: () => onChoose({ order }),
          }))}
        />
        <div className={styles.view}>
          <Segmented
            label={t('tours.view')}
            value={view}
            onChange={onView}
            segments={[
              {
                value: 'cards',
                label: t('tours.view-cards'),
                icon: <IconLayoutGrid size={18} stroke={1.75} />,
              },
              { value: 'list', label: t('tours.view-list'), icon: <IconList size={18} stroke={1.75} /> },
            ]}
          />
        </div>
      </div>
    </div>
  );
}

function Filters({ show, onShow }: { show: Show; onShow(show: Show): void }) {
  return (
    <fieldset className={styles.filters} aria-label={t('tours.show')}>
      {shows.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.filter}
          aria-pressed={each === show}
          onClick={() => onShow(each)}
        >
          {t(`tours.show-${each}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** Which label the tours shown have; nothing where no tour has one. */
function LabelMenu({
  labels,
  label,
  onLabel,
}: {
  labels: readonly string[];
  label: string;
  onLabel(label: string): void;
}) {
  if (labels.length === 0 && label === '') return null;
  const entries = ['', ...labels].map((each) => ({
    id: each || 'all',
    label: each || t('tours.any-label'),
    checked: each === label,
    onSelect: () => onLabel(each),
  }));
  return (
    <Menu
      trigger={
        <Button variant="quiet" icon={<IconTag size={18} stroke={1.75} aria-hidden="true" />}>
          <span className="visually-hidden">{t('tours.label')}</span>
          <span className={styles.label}>{label || t('tours.any-label')}</span>
        </Button>
      }
      entries={entries}
    />
  );
}
