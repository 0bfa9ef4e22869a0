/**
 * A tour as an unbranded link shows it, as listing services (MLS) ask: without logos, contact, links that lead out, frames
 * of other sites, brochures and forms. Made of the fields that are known, so that one which only another version knows
 * never shows; texts lose the addresses and numbers that are in them. What is in the pictures stays.
 */
import { type Scene, type Tour, tour as tourSchema } from '../../document/index.ts';
import { cleanTexts } from './clean-texts.ts';
import { knownParts } from './known-parts.ts';
import { unbrandedHotspot, unbrandedPanel } from './unbranded-hotspot.ts';

/** Fields of the tour itself that only its editing needs. Colours and fonts name nobody, and stay. */
const leftOut = [
  'centerLogo',
  'centerLogoSize',
  'socialCard',
  'cornerLogo',
  'cornerLogoUrl',
  'cornerLogoPlace',
  'contactPhone',
  'contactEmail',
  'contactWhatsApp',
  'contactUrl',
  'styleDefaults',
  'ignoredProblems',
] as const satisfies readonly (keyof Tour)[];

/** The tour to show; the one that is stored stays as it is. */
export function unbrandedTour(stored: Tour): Tour {
  const tour = knownParts(stored, tourSchema);
  for (const field of leftOut) delete tour[field];
  // A picture of its own may bear the owner's name; the start view stands for it.
  for (const field of ['thumbnail', 'welcomePicture'] as const)
    if (tour[field] && !tour.scenes.some(({ slug }) => slug === tour[field])) delete tour[field];
  const { scenes, products, ...rest } = tour;
  return {
    ...cleanTexts(rest),
    hidesTourwright: true,
    brochures: [],
    scenes: scenes.map(unbrandedScene),
    ...(products && { products: products.map(unbrandedPanel) }),
  };
}

function unbrandedScene({ hotspots, ...scene }: Scene): Scene {
  // What was done to the photo may name a logo, and nobody needs to know it to look at the result.
  const { adjustment: _, ...shown } = scene;
  return {
    ...cleanTexts(shown),
    hotspots: hotspots.map(unbrandedHotspot).filter((hotspot) => hotspot !== null),
  };
}
