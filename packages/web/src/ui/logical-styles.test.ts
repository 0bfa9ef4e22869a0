// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../../..');

/** What is on a picture, or on the map of links, is placed from its left edge, which is left in every direction of reading. */
const onPictures = [
  'viewer/src/hotspots/labels.css',
  'viewer/src/content/scene-media.css',
  'viewer/src/viewer.css',
  'web/src/editor/adjust/adjust-layer.module.css',
  'web/src/editor/canvas/canvas-layer.module.css',
  'web/src/editor/canvas/hotspot/hotspot-handle.module.css',
  'web/src/editor/check/check-layer.module.css',
  'web/src/editor/linking/picker/picker-layer.module.css',
  'web/src/editor/linking/back/proposed-links.module.css',
  'web/src/editor/linking/back/way-back-part.module.css',
  'web/src/editor/map/drawing/arrow-popover.module.css',
  'web/src/editor/map/drawing/link-ends.module.css',
  'web/src/editor/outline/outline-layer.module.css',
  'web/src/editor/plans/pins/plan-pin.module.css',
  'web/src/editor/style/turn-layer.module.css',
  'web/src/editor/surfaces/corners/loupe.module.css',
  'web/src/editor/surfaces/surface-layer.module.css',
  'web/src/player/chrome/plan-card.module.css',
];

const physical =
  /(?:^|[\s;{])((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear):\s*(?:left|right)|left:|right:)/;
const offset = /(?:^|[\s;{])(?:left|right):/;

function physicalLines(file: string): string[] {
  const lines = readFileSync(join(packages, file), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .split('\n');
  return lines.filter((line) => physical.test(line)).map((line) => `${file}: ${line.trim()}`);
}

const files = globSync('{web,viewer}/src/**/*.css', { cwd: packages }).map((file) =>
  file.replaceAll('\\', '/'),
);

test('styles name no left and right, which differ in pages that read from right to left', () => {
  const found = files.flatMap((file) => {
    const lines = physicalLines(file);
    return onPictures.includes(file) ? lines.filter((line) => !offset.test(line)) : lines;
  });
  expect(found).toEqual([]);
});

test('what may be on a picture does', () => {
  expect(onPictures.filter((file) => physicalLines(file).length === 0)).toEqual([]);
});

test.each(['  margin-left: 4px;', '  text-align: right;', 'a { left: 0 }', '  border-top-left-radius: 2px;'])(
  'the check sees %s',
  (line) => expect(physical.test(line)).toBe(true),
);
