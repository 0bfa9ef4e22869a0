/** The labels of an owner's tours, and the bin. */
import { list } from '@tourwright/tour/document';
import { z } from 'zod';
import { byId, type Endpoint, page } from '../endpoint.ts';

/** Longest label of a tour, in characters. */
export const maxLabelLength = 40;

/** How many labels one tour may carry. */
export const maxLabels = 20;

/** What an owner groups their tours by; visitors never see it. */
const tourLabels = list(z.string().trim().min(1).max(maxLabelLength), maxLabels).transform((labels) => [
  ...new Set(labels),
]);

const binnedTour = z.object({
  id: z.string(),
  title: z.string(),
  scenes: z.number().int(),
  thumbnailUrl: z.string().nullable(),
  deletedAt: z.iso.datetime(),
  /** From when on it cannot be restored any more. */
  erasedAt: z.iso.datetime(),
});

/** A deleted tour that can still be restored, and until when. */
export type BinnedTour = z.infer<typeof binnedTour>;

/** Endpoints for labels and for deleted tours. */
export const binEndpoints = {
  labelTour: {
    method: 'PATCH',
    path: '/api/tours/:id/labels',
    summary: 'Replaces the labels of a tour, which only its owner sees',
    params: byId,
    body: z.object({ labels: tourLabels }),
    response: z.object({ labels: z.array(z.string()) }),
  },
  listBin: {
    method: 'GET',
    path: '/api/bin',
    summary: "The owner's deleted tours that can still be restored, the last deleted first",
    query: z.object(page),
    response: z.object({ items: z.array(binnedTour), next: z.string().nullable() }),
  },
  eraseTour: {
    method: 'DELETE',
    path: '/api/bin/:id',
    summary: 'Deletes a tour of the bin for good, with its photos and versions',
    params: byId,
    response: z.object({ id: z.string(), erased: z.literal(true) }),
  },
} as const satisfies Record<string, Endpoint>;
