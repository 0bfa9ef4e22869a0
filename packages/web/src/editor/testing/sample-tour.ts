import type { Scene, Tour } from '@tourwright/tour/document';

/** A scene for tests. */
export function sampleScene(id: number, name: string, change: Partial<Scene> = {}): Scene {
  return {
    id,
    name,
    slug: `tour-1/${name.toLowerCase()}.jpg`,
    cameraPosition: [0, 0, 0.01],
    cameraDirection: [0, 0, 0],
    hotspots: [],
    videos: [],
    ...change,
  };
}

/** A tour for tests: hall and kitchen, with a link from the hall to the kitchen. */
export function sampleTour(change: Partial<Tour> = {}): Tour {
  const link = {
    id: 'link-1',
    kind: 'link',
    position: [1, 0, 0] as [number, number, number],
    scale: 1,
    rotation: 0,
    targetSceneId: 2,
    text: 'Kitchen',
  };
  return {
    id: 'tour-1',
    schema: 1,
    version: 1,
    user_id: 'ann',
    name: 'Maple Lane',
    description: 'Sage walls and oak floors.',
    updated_at: '2026-11-20T10:00:00.000Z',
    activity: 'unpublished',
    published_version: null,
    published_at: null,
    scenes: [sampleScene(1, 'Hall', { hotspots: [link] }), sampleScene(2, 'Kitchen')],
    audio: [],
    brochures: [],
    floorPlans: [],
    ...change,
  };
}
