import { useQuery } from '@tanstack/react-query';
import type { Lead } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { api } from '../client/api.ts';

const freshForMs = 300_000;

/** The address of a small picture of the scene where a message was written; null where there is none any more. */
export function useScenePicture({ tourId, sceneId }: Pick<Lead, 'tourId' | 'sceneId'>): string | null {
  const pictures = useQuery({
    queryKey: ['scene-pictures', tourId],
    queryFn: async ({ signal }) => {
      const params = { id: tourId ?? '' };
      const [tour, media] = await Promise.all([
        api.getTour({ params, query: {}, signal }) as Promise<Tour>,
        api.getTourMedia({ params, query: {}, signal }),
      ]);
      return tour.scenes.map(({ id, slug }) => ({ id, url: media.images[slug]?.thumbnail ?? null }));
    },
    enabled: tourId !== null && sceneId !== null,
    staleTime: freshForMs,
    // Without it the message can be read and answered as well.
    retry: false,
  });
  return pictures.data?.find(({ id }) => id === sceneId)?.url ?? null;
}
