import { IconRocket, IconTag, IconTrash, IconWorldOff, IconX } from '@tabler/icons-react';
import type { TourRow } from '@tourwright/api';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { t } from '../dashboard-text.ts';
import type { TourList } from '../tours/tour-actions.ts';
import {
  binTours,
  labelTours,
  publishable,
  publishTours,
  unpublishable,
  unpublishTours,
} from './bulk-actions.ts';
import styles from './bulk-bar.module.css';
import { LabelsDialog } from './labels-dialog.tsx';
import type { Selection } from './use-selection.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface BulkBarProps {
  /** Those that are chosen. */
  rows: readonly TourRow[];
  /** How many are on the screen. */
  shown: number;
  list: TourList;
  selection: Selection;
  /** Where the focus goes when the bar goes away under it. */
  onGone(): void;
}

/** What can be done with the chosen tours; Escape lets go of them. */
export function BulkBar({ rows, shown, list, selection, onGone }: BulkBarProps) {
  const [isLabelling, setLabelling] = useState(false);
  const leave = () => {
    selection.clear();
    onGone();
  };
  const act = (doIt: (list: TourList, rows: readonly TourRow[]) => Promise<void>) => {
    void doIt(list, rows);
    leave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a short cut, the cross does the same
    <div className={styles.place} onKeyDown={({ key }) => key === 'Escape' && !isLabelling && leave()}>
      <fieldset className={styles.bar} aria-label={t('bulk.label')}>
        <p role="status" className={styles.count}>
          {t('bulk.selected', { count: rows.length })}
        </p>
        {rows.length < shown && (
          <Button size="small" variant="quiet" onClick={selection.selectAll}>
            {t('bulk.all', { count: shown })}
          </Button>
        )}
        <span className={styles.acts}>
          <Button size="small" icon={<IconTag {...icon} />} onClick={() => setLabelling(true)}>
            {t('bulk.labels')}
          </Button>
          <Button
            size="small"
            icon={<IconRocket {...icon} />}
            disabled={publishable(rows).length === 0}
            onClick={() => act(publishTours)}
          >
            {t('tour.publish')}
          </Button>
          <Button
            size="small"
            icon={<IconWorldOff {...icon} />}
            disabled={unpublishable(rows).length === 0}
            onClick={() => act(unpublishTours)}
          >
            {t('tour.unpublish')}
          </Button>
          <Button size="small" variant="danger" icon={<IconTrash {...icon} />} onClick={() => act(binTours)}>
            {t('tour.delete')}
          </Button>
        </span>
        <IconButton label={t('bulk.clear')} size="small" icon={<IconX {...icon} />} onClick={leave} />
      </fieldset>
      {isLabelling && (
        <LabelsDialog
          rows={rows}
          all={list.rows()}
          onSave={(change) => void labelTours(list, rows, change)}
          onClose={() => setLabelling(false)}
        />
      )}
    </div>
  );
}
