import type { ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';

/** A published tour of two scenes that lead into each other; the second has no picture yet. */
export function sampleTour(change: Partial<Tour> = {}): Tour {
  return {
    id: 't1',
    schema: 1,
    version: 3,
    user_id: 'ann',
    name: 'Maple Lane',
    tourtype: 'real-estate',
    updated_at: '2026-11-20T10:00:00.000Z',
    activity: 'published',
    published_version: 3,
    published_at: '2026-11-20T10:00:00.000Z',
    scenes: [
      sampleScene(1, 'Hall', [
        { id: 'h1', kind: 'link', position: [0, -0.2, -1], scale: 1, rotation: 0, targetSceneId: 2 },
        {
          id: 'h2',
          kind: 'info',
          position: [1, 0, 0],
          scale: 1,
          rotation: 0,
          text: 'Oak floor',
          body: 'Oiled.\n\nOld.',
        },
      ]),
      sampleScene(2, 'Kitchen', []),
    ],
    audio: [],
    brochures: [],
    floorPlans: [],
    ...change,
  };
}

function sampleScene(
  id: number,
  name: string,
  hotspots: Tour['scenes'][number]['hotspots'],
): Tour['scenes'][number] {
  return {
    id,
    name,
    slug: `t1/${name.toLowerCase()}.jpg`,
    cameraPosition: [0, 0, 0.01],
    cameraDirection: [0, 0, 0],
    hotspots,
    videos: [],
  };
}

/** What the server sends of a ready image. */
export function sampleImage(slug: string): ImageInfo {
  return {
    slug,
    state: 'ready',
    progress: 1,
    url: `/media/k/1/image.jpg?${slug}`,
    thumbnail: `/media/k/1/thumbnail.jpg?${slug}`,
    width: 4096,
    height: 2048,
    sizeBytes: 1000,
    reason: null,
    panorama: null,
  };
}
