import type { TourRow } from '@tourwright/api';

/** Whether visitors can open a tour. */
export const isPublic = ({ status }: TourRow) => status === 'live' || status === 'changed';
