// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { faultText } from '../../session/fault-text.ts';
import { tourBase } from '../../testing/tour-base.ts';
import type { TourBase } from '../tour-base.ts';
import { dismissRefused, showRefused } from './show-refused.ts';

let base: TourBase;
let said: string[];
const state = () => base.store.getState();
const reasons = () => state().refusedFiles.map(({ fault, fileName }) => faultText(fault, fileName));
const values = { width: '4032', height: '3024' };
beforeEach(() => {
  said = [];
  base = tourBase('tour-1', (_, message) => void said.push(message));
});

test('of a batch each file stays listed with its own reason until it is dismissed', () => {
  showRefused(base, [
    { fileName: '1.heic', fault: { code: 'not-around', values } },
    { fileName: 'a.jpg', fault: { code: 'empty', values: {} } },
    { fileName: 'b.txt', fault: { code: 'not-a-photo', values: {} } },
  ]);
  expect(reasons()).toEqual([
    expect.stringMatching(/^1\.heic is an ordinary photo \(4,032 × 3,024\)/),
    'a.jpg is empty. Export it again and add the new file.',
    expect.stringMatching(/^b\.txt is not a photo/),
  ]);
  expect(said).toHaveLength(1);
  const [first] = state().refusedFiles;
  dismissRefused(base.store, first?.id);
  expect(reasons()).toHaveLength(2);
  showRefused(base, [{ fileName: 'c.jpg', fault: { code: 'empty', values: {} } }]);
  expect(reasons()).toEqual([
    'c.jpg is empty. Export it again and add the new file.',
    'a.jpg is empty. Export it again and add the new file.',
    expect.stringMatching(/^b\.txt/),
  ]);
  dismissRefused(base.store);
  expect(reasons()).toEqual([]);
});
