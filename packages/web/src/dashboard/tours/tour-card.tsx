import { IconEye, IconPencil, IconShare } from '@tabler/icons-react';
import type { TourRow } from '@tourwright/api';
import { Link } from 'react-router';
import { numberText } from '../../i18n/format.ts';
import { ShownFacts } from '../../layout/facts/shown-facts.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import { t } from '../dashboard-text.ts';
import { copyTourLink, type TourList } from './tour-actions.ts';
import styles from './tour-card.module.css';
import { TourCover } from './tour-cover.tsx';
import { editorPath, previewPath } from './tour-links.ts';
import { TourLabels, TourMark } from './tour-mark.tsx';
import { TourMenu } from './tour-menu.tsx';
import { TourStatusChip } from './tour-status-chip.tsx';
import { TourTitle } from './tour-title.tsx';
import { useRenaming } from './use-renaming.ts';

interface TourCardProps {
  row: TourRow;
  list: TourList;
  selection: Selection;
}

/** A tour with its cover; what can be done with it appears under the pointer, with the focus, and always on touch. */
export function TourCard({ row, list, selection }: TourCardProps) {
  const { place, title } = useRenaming(row, list);
  return (
    <article
      className={classNames(styles.card, selection.has(row.id) && styles.chosen)}
      aria-label={row.title}
    >
      <div className={styles.top}>
        <TourCover row={row} />
        <span className={styles.status}>
          <TourStatusChip row={row} />
        </span>
        <span className={styles.mark}>
          <TourMark row={row} selection={selection} />
        </span>
        <CardActions row={row} list={list} onRename={title.onRename} />
      </div>
      <div className={styles.body}>
        <h2
          className={styles.title}
          ref={(heading) => {
            place.current = heading;
          }}
        >
          <TourTitle row={row} {...title} />
        </h2>
        <p className={classNames(styles.date, 'numbers')}>
          <time dateTime={row.date}>{row.date}</time>
        </p>
        <ShownFacts tour={row.tourData} className={styles.facts} />
        <TourLabels labels={row.labels} />
        <dl className={classNames(styles.numbers, 'numbers')}>
          <Count label={t('tour.scenes')} count={row.tourData.scenes.length} />
          <Count label={t('tour.views')} count={row.views} />
        </dl>
      </div>
    </article>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{numberText(count)}</dd>
    </div>
  );
}

function CardActions({ row, list, onRename }: Omit<TourCardProps, 'selection'> & { onRename(): void }) {
  return (
    <div className={styles.actions}>
      <Link
        to={editorPath(row.id)}
        className={classNames(buttonClass({ size: 'small' }), styles.edit)}
        aria-label={t('tour.edit-named', { title: row.title })}
      >
        <IconPencil size={16} stroke={1.75} aria-hidden="true" />
        {t('tour.edit')}
      </Link>
      <Link
        to={previewPath(row)}
        target="_blank"
        rel="noopener"
        className={classNames(buttonClass({ size: 'small', variant: 'glass' }), styles.square)}
        aria-label={t('tour.view', { title: row.title })}
        title={t('tour.view-short')}
      >
        <IconEye size={18} stroke={1.75} aria-hidden="true" />
      </Link>
      <IconButton
        label={t('tour.copy-link', { title: row.title })}
        icon={<IconShare size={18} stroke={1.75} aria-hidden="true" />}
        variant="glass"
        size="small"
        onClick={() => void copyTourLink(row)}
      />
      <TourMenu row={row} list={list} onRename={onRename} variant="glass" />
    </div>
  );
}
