import type { TourRow } from '@tourwright/api';

const camera = {
  cameraPosition: [0, 0, 0.01],
  cameraDirection: [0, 0, 0],
} satisfies Partial<TourRow['tourData']['scenes'][number]>;

/** A row of the tour list, as the server sends it. */
export function sampleRow(change: Partial<TourRow> & { id: string }): TourRow {
  const title = change.title ?? 'Maple Lane';
  return {
    title,
    date: '2026-11-18',
    status: 'draft',
    thumbnailUrl: null,
    views: 0,
    labels: [],
    gallery: 'none',
    ...change,
    tourData: {
      id: change.id,
      schema: 1,
      version: 3,
      user_id: 'ann',
      name: title,
      created_at: '2026-11-18T10:00:00.000Z',
      updated_at: '2026-11-19T10:00:00.000Z',
      activity: 'unpublished',
      published_version: null,
      published_at: null,
      scenes: [{ id: 1, name: 'Hall', slug: 't1/hall.jpg', ...camera }],
      ...change.tourData,
    },
  };
}
