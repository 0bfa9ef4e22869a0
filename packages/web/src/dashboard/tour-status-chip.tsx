import type { TourStatus } from '@tourwright/api';
import { Chip, type ChipTone } from '../ui/chip.tsx';
import { t } from './dashboard-text.ts';

const tones: Record<TourStatus, ChipTone> = {
  draft: 'neutral',
  live: 'good',
  changed: 'attention',
  unpublished: 'neutral',
  processing: 'work',
};

/** Where a tour stands, in words. */
export function TourStatusChip({ status }: { status: TourStatus }) {
  return <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>;
}
