import fc from 'fast-check';
import { test } from 'vitest';
import { readKrpano } from './krpano/read-krpano.ts';
import { readMarzipano } from './marzipano/read-marzipano.ts';
import { readPannellum } from './pannellum/read-pannellum.ts';
import { readPhotoSphereViewer } from './photo-sphere-viewer/read-photo-sphere-viewer.ts';
import { anyText, checkRead } from './testing/check-any-text.ts';

const readers = [readPannellum, readMarzipano, readPhotoSphereViewer, readKrpano];

test('a million readings of any texts give tours or faults', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const read of readers) checkRead(read, text);
    }),
    { numRuns: 250_000 },
  );
});
