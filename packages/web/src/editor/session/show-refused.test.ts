import { beforeEach, expect, test } from 'vitest';
import { useEditorStore } from '../editor-store.ts';
import { faultText } from './fault-text.ts';
import { dismissRefused, showRefused } from './show-refused.ts';

const state = useEditorStore.getState;
const reasons = () => state().refusedFiles.map(({ fault, fileName }) => faultText(fault, fileName));
const values = { width: '4032', height: '3024' };
beforeEach(() => state().reset());

test('of a batch each file stays listed with its own reason until it is dismissed', () => {
  showRefused([
    { fileName: '1.heic', fault: { code: 'not-around', values } },
    { fileName: 'a.jpg', fault: { code: 'empty', values: {} } },
    { fileName: 'b.txt', fault: { code: 'not-a-photo', values: {} } },
  ]);
  expect(reasons()).toEqual([
    expect.stringMatching(/^1\.heic is an ordinary photo \(4032 × 3024\)/),
    'a.jpg is empty.',
    expect.stringMatching(/^b\.txt is not a photo/),
  ]);
  const [first] = state().refusedFiles;
  dismissRefused(first?.id);
  expect(reasons()).toHaveLength(2);
  showRefused([{ fileName: 'c.jpg', fault: { code: 'empty', values: {} } }]);
  expect(reasons()).toEqual(['c.jpg is empty.', 'a.jpg is empty.', expect.stringMatching(/^b\.txt/)]);
  dismissRefused();
  expect(reasons()).toEqual([]);
});
