import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFolder } from './folder/read-folder.ts';
import { includesOf } from './krpano/includes-of.ts';
import { readKrpano } from './krpano/read-krpano.ts';
import { readMarzipano } from './marzipano/read-marzipano.ts';
import { documentsOfAddress, documentsOfPage } from './page/documents-of-page.ts';
import { readPannellum } from './pannellum/read-pannellum.ts';
import { readPhotoSphereViewer } from './photo-sphere-viewer/read-photo-sphere-viewer.ts';
import { readTour } from './read-tour.ts';
import { changedText } from './testing/changed-text.ts';
import { anyText, checkRead } from './testing/check-any-text.ts';
import { skin, toolTexts } from './testing/tool-texts.ts';
import { readTourwright } from './tourwright/read-tourwright.ts';

/** A new seed every time, which a failure prints. */
const million = { numRuns: Number(process.env['FUZZ_RUNS'] ?? 1_000_000) };

/** Mostly a document of the tool, as people keep it, with some changes; else what nobody would write. */
function textsLike(...texts: string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.oneof(...texts.map(changedText)) },
    { weight: 1, arbitrary: anyText },
  );
}

test.each([
  ['readTour', readTour, Object.values(toolTexts)],
  ['readTourwright', readTourwright, [toolTexts.stored]],
  ['readPannellum', readPannellum, [toolTexts.pannellum]],
  ['readMarzipano', readMarzipano, [toolTexts.marzipano]],
  ['readPhotoSphereViewer', readPhotoSphereViewer, [toolTexts.photoSphereViewer]],
] as const)('%s makes a tour or a fault of a million texts', (_, read, texts) => {
  fc.assert(
    fc.property(textsLike(...texts), (text) => checkRead(read, text)),
    million,
  );
});

test('readKrpano makes a tour or a fault of a million texts and what they include', () => {
  fc.assert(
    fc.property(textsLike(toolTexts.krpano), changedText(skin), (text, included) => {
      expect(includesOf(text)).not.toContain('');
      checkRead(
        readKrpano,
        text,
        new Map([
          ['%SWFPATH%/skin.xml', included],
          ['skin.xml', text],
        ]),
      );
    }),
    million,
  );
});

const name = fc.oneof(
  fc.constantFrom(
    'a_f.jpg',
    'a_b.jpg',
    'pano/',
    'Thumbs.db',
    '.jpg',
    'x'.repeat(299),
    '\u{1F3E0}',
    '../',
    '__MACOSX/',
  ),
  fc.constantFrom(...['front', 'right', 'back', 'left', 'up', 'down'].map((face) => `cube_${face}.jpg`)),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const path = fc.tuple(fc.array(name, { maxLength: 4 }), fc.constantFrom('', '.jpg', '.HEIC', '.txt'));

test('readFolder makes a tour or a fault of a million folders', () => {
  fc.assert(
    fc.property(fc.array(path, { maxLength: 12 }), (paths) =>
      checkRead(() => readFolder(paths.map(([names, ending]) => names.join('') + ending)), ''),
    ),
    million,
  );
});

const page = `<!DOCTYPE html><html><head><title>\u0130stanbul</title><base href="/tours/"><script src='data.js'></script>
  <script>embedpano({ xml: "tour.xml?v=2" });</script><iframe title="a > b" src="pannellum.htm#config=tour.json&amp;autoLoad=true"></iframe>`;

test('a million pages and addresses are looked through, and name what is in them', () => {
  fc.assert(
    fc.property(
      changedText(page),
      changedText('https://example.com/p.htm?config=a%2Ftour.json#x'),
      (html, address) => {
        const { inline, documents, scripts, frames } = documentsOfPage(html);
        for (const list of [inline, documents, scripts, frames]) expect(list.length).toBeLessThanOrEqual(20);
        for (const text of [...inline, ...documents]) expect(html).toContain(text);
        expect(documentsOfAddress(address).every((each) => each !== '')).toBe(true);
      },
    ),
    million,
  );
});
