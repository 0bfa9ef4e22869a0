import type { BuildingFacts } from '@tourwright/tour/building';
import type { Images } from '../state/derived.ts';

/** What the server told of a tour's pictures that says where its scenes stand and how they were facing. */
export function buildingFacts(media: Images): BuildingFacts {
  return {
    imageOf: (slug) => {
      const { width, height } = media[slug] ?? {};
      return width && height ? { width, height } : undefined;
    },
    compassOf: (slug) => {
      const { heading } = (media[slug]?.panorama?.manifest ?? {}) as { heading?: unknown };
      return typeof heading === 'number' ? heading : undefined;
    },
    axesOf: (slug) => media[slug]?.axes,
  };
}
