import type { Tour } from '../document/index.ts';

/** A tour with nothing in it; a test adds what it is about. */
export const bareTour: Tour = {
  id: 't',
  schema: 1,
  version: 1,
  user_id: 'u',
  updated_at: '',
  activity: 'unpublished',
  published_version: null,
  published_at: null,
  scenes: [],
  audio: [],
  brochures: [],
  floorPlans: [],
};
