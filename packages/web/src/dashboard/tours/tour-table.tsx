import { IconEye } from '@tabler/icons-react';
import type { TourRow } from '@tourwright/api';
import { Link } from 'react-router';
import { numberText } from '../../i18n/format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import table from '../../ui/table.module.css';
import type { Selection } from '../bulk/use-selection.ts';
import { t } from '../dashboard-text.ts';
import type { TourList } from './tour-actions.ts';
import { TourCover } from './tour-cover.tsx';
import { previewPath } from './tour-links.ts';
import { TourLabels, TourMark } from './tour-mark.tsx';
import { TourMenu } from './tour-menu.tsx';
import { TourStatusChip } from './tour-status-chip.tsx';
import styles from './tour-table.module.css';
import { TourTitle } from './tour-title.tsx';
import { useRenaming } from './use-renaming.ts';

interface TourTableProps {
  rows: readonly TourRow[];
  list: TourList;
  selection: Selection;
}

/** The tours as a table, for owners who have many. */
export function TourTable({ rows, list, selection }: TourTableProps) {
  return (
    <div className={table.frame}>
      <table className={classNames(table.table, styles.table)}>
        <thead>
          <tr>
            <th scope="col" className={styles.mark}>
              <span className="visually-hidden">{t('tours.column-selected')}</span>
            </th>
            <th scope="col">{t('tours.column-title')}</th>
            <th scope="col">{t('tours.column-status')}</th>
            <th scope="col" className={styles.date}>
              {t('tours.column-date')}
            </th>
            <th scope="col" className={styles.count}>
              {t('tours.column-scenes')}
            </th>
            <th scope="col" className={styles.count}>
              {t('tours.column-views')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('tours.column-actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TourTableRow key={row.id} row={row} list={list} selection={selection} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TourTableRow({ row, list, selection }: { row: TourRow } & Omit<TourTableProps, 'rows'>) {
  const { place, title } = useRenaming(row, list);
  return (
    <tr>
      <td className={styles.mark}>
        <TourMark row={row} selection={selection} />
      </td>
      <th scope="row" className={styles.tour}>
        <div className={styles.name}>
          <TourCover row={row} className={styles.cover} />
          <div
            className={styles.title}
            ref={(element) => {
              place.current = element;
            }}
          >
            <TourTitle row={row} {...title} />
            <TourLabels labels={row.labels} />
          </div>
        </div>
      </th>
      <td>
        <TourStatusChip row={row} />
      </td>
      <td className={classNames(styles.date, 'numbers')}>
        <time dateTime={row.date}>{row.date}</time>
      </td>
      <td className={classNames(styles.count, 'numbers')}>{numberText(row.tourData.scenes.length)}</td>
      <td className={classNames(styles.count, 'numbers')}>{numberText(row.views)}</td>
      <td>
        <div className={styles.actions}>
          <Link
            to={previewPath(row)}
            target="_blank"
            rel="noopener"
            className={classNames(buttonClass({ size: 'small', variant: 'quiet' }), styles.square)}
            aria-label={t('tour.view', { title: row.title })}
            title={t('tour.view-short')}
          >
            <IconEye size={18} stroke={1.75} aria-hidden="true" />
          </Link>
          <TourMenu row={row} list={list} onRename={title.onRename} />
        </div>
      </td>
    </tr>
  );
}
