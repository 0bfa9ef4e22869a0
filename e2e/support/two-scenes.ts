import type { APIRequestContext } from '@playwright/test';
import { type FullTour, panorama, publishTour, spot } from './full-tour.ts';

/** Publishes a hall with a link to a kitchen, painted in these hues. */
export async function publishTwoScenes(
  request: APIRequestContext,
  address: string,
  hues: { hall: number; kitchen: number },
): Promise<FullTour> {
  const files = { 'hall.jpg': await panorama(hues.hall), 'kitchen.jpg': await panorama(hues.kitchen) };
  return publishTour(
    request,
    address,
    files,
    (id) =>
      ({
        scenes: [
          {
            id: 1,
            name: 'Hall',
            slug: `${id}/hall.jpg`,
            hotspots: [spot('in', 'link', 0, -10, { targetSceneId: 2 })],
          },
          { id: 2, name: 'Kitchen', slug: `${id}/kitchen.jpg`, hotspots: [] },
        ],
      }) as never,
  );
}
