import fc from 'fast-check';
import { test } from 'vitest';
import { readKrpano } from './krpano/read-krpano.ts';
import { readMarzipano } from './marzipano/read-marzipano.ts';
import { readPannellum } from './pannellum/read-pannellum.ts';
import { readPhotoSphereViewer } from './photo-sphere-viewer/read-photo-sphere-viewer.ts';
import { readTour } from './read-tour.ts';
import { anyText, checkRead } from './testing/check-any-text.ts';
import { readTourwright } from './tourwright/read-tourwright.ts';

const readers = {
  readTour,
  readTourwright,
  readPannellum,
  readMarzipano,
  readPhotoSphereViewer,
  readKrpano,
} as const;

/** A million and a half in all; another seed every time, which a failure tells. */
for (const [name, read] of Object.entries(readers)) {
  test(`${name} makes a tour or a fault of a quarter of a million texts`, () => {
    fc.assert(
      fc.property(anyText, (text) => checkRead(read, text)),
      { numRuns: 250_000 },
    );
  });
}
