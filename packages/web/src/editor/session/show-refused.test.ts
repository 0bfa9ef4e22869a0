// @vitest-environment node
import { expect, test } from 'vitest';
import { refusedTexts } from './show-refused.ts';

const values = { width: '4032', height: '3024' };
const ordinary = (fileName: string) => ({ fileName, fault: { code: 'not-around' as const, values } });
const empty = (fileName: string) => ({ fileName, fault: { code: 'empty' as const, values: {} } });

test('files that are refused for one reason are named together', () => {
  const said = refusedTexts(['1.heic', '2.heic', '3.heic', '4.heic', '5.heic', '6.heic'].map(ordinary));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^1\.heic is an ordinary photo \(4032 × 3024\)/);
  expect(said[0]).toMatch(/The same goes for 2\.heic, 3\.heic, 4\.heic and 2 more\.$/);
});

test('each reason is said', () => {
  const said = refusedTexts([ordinary('1.heic'), empty('a.jpg'), empty('b.jpg')]);
  expect(said).toEqual([
    expect.stringMatching(/^1\.heic is an ordinary photo/),
    'a.jpg is empty. The same goes for b.jpg.',
  ]);
});

test('of many reasons only the files are named', () => {
  const codes = ['empty', 'damaged', 'unreadable', 'not-a-photo'] as const;
  const said = refusedTexts(codes.map((code) => ({ fileName: `${code}.jpg`, fault: { code, values: {} } })));
  expect(said).toEqual([
    expect.stringMatching(
      /^4 files were not added: empty\.jpg, damaged\.jpg, unreadable\.jpg and 1 more\. Photos are JPEG/,
    ),
  ]);
});
