import type { ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { openingScene } from '@tourwright/tour/rules';
import { type ViewerScene, viewerScenes } from '@tourwright/viewer/radians';
import { getJson } from '../client/requests/get-json.ts';

/** The scene that opens a tour; null when its picture is not there. */
export async function loadScene(tourId: string, signal: AbortSignal): Promise<ViewerScene | null> {
  const path = `/api/tours/${encodeURIComponent(tourId)}`;
  const [tour, { images }] = await Promise.all([
    getJson<Tour>(path, signal),
    getJson<{ images: Record<string, ImageInfo> }>(`${path}/media`, signal),
  ]);
  const opening = openingScene(tour, null);
  const scene = viewerScenes(tour, images).find(({ id }) => id === opening?.id);
  return scene?.source ? scene : null;
}
