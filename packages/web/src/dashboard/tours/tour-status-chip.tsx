import type { TourRow, TourStatus } from '@tourwright/api';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { t } from '../dashboard-text.ts';
import styles from './tour-status-chip.module.css';

const tones: Record<TourStatus, ChipTone> = {
  draft: 'neutral',
  live: 'good',
  changed: 'attention',
  unpublished: 'neutral',
  processing: 'work',
};

/** A tour's state, in words; and in the gallery, where its owner requested that. */
export function TourStatusChip({ row: { status, gallery } }: { row: Pick<TourRow, 'status' | 'gallery'> }) {
  return (
    <span className={styles.chips}>
      <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>
      {gallery !== 'none' && (
        <Chip tone={gallery === 'accepted' ? 'good' : 'neutral'}>{t(`gallery.${gallery}`)}</Chip>
      )}
    </span>
  );
}
