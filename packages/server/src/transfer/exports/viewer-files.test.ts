import { existsSync } from 'node:fs';
import { writeMarzipano, writePannellum, writePhotoSphereViewer } from '@tourwright/tour/formats';
import { expect, test } from 'vitest';
import { viewerFiles } from './viewer-files.ts';

const tour = { scenes: [], audio: [], brochures: [], floorPlans: [] };

test.each([
  ['pannellum', writePannellum],
  ['marzipano', writeMarzipano],
  ['psv', writePhotoSphereViewer],
] as const)('everything that the page for %s loads is written beside it', (tool, write) => {
  const { files } = write(tour);
  const page = files.find(({ path }) => path === 'index.html')?.text ?? '';
  const loaded = [...page.matchAll(/(?:src|href)="([^"]+)"|: "\.\/([^"]+)"/g)].map(([, a, b]) => a ?? b);
  const written = [...files, ...viewerFiles(tool)].map(({ path }) => path);
  expect(loaded.length).toBeGreaterThan(0);
  for (const path of loaded) expect(written).toContain(path);
  for (const { source } of viewerFiles(tool)) expect(existsSync(source), source).toBe(true);
});
