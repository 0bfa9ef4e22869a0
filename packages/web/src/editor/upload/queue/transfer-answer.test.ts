// @vitest-environment node
import { expect, test } from 'vitest';
import { faultText } from '../../session/fault-text.ts';
import { TransferRefused } from './transfer.ts';
import { refusalOf } from './transfer-answer.ts';

const refused = (status: number, problem: object | string) =>
  refusalOf(new TransferRefused(status, typeof problem === 'string' ? problem : JSON.stringify(problem)));

test.each([413, 415, 422])(
  'what the server found in a file is said in words of ours, as with %i',
  (status) => {
    const params = { kind: 'application/pdf', area: 'audio' };
    const refusal = refused(status, { code: 'wrong_kind', params, detail: 'English of the server' });
    if (refusal?.kind !== 'fault') throw new Error('It is no fault');
    // Not one that another attempt with the same file may fix.
    expect(refusal.fault.code).toBe('unsuitable');
    expect(faultText(refusal.fault, 'snow.heic')).toBe(
      'This is a PDF, which cannot be used here. Use an MP3, an Ogg file, a WAV or an M4A.',
    );
  },
);

test('a full account is reported with its limit', () => {
  const refusal = refused(403, {
    code: 'quota_reached',
    quota: 'storage',
    limit: 2 ** 30,
    detail: 'English',
  });
  if (refusal?.kind !== 'fault') throw new Error('It is no fault');
  expect(faultText(refusal.fault, 'hall.jpg')).toContain('have reached 1 GB. Delete photos');
});

test('a refusal without words still says what to do', () => {
  const refusal = refused(415, '<html>proxy</html>');
  if (refusal?.kind !== 'fault') throw new Error('It is no fault');
  expect(faultText(refusal.fault, 'snow.heic')).toBe('snow.heic cannot be used. Choose another file.');
});

test('what is there already is named, and a missing network is not a refusal', () => {
  const problem = { code: 'duplicate_image', slug: 't/hall.jpg' };
  expect(refused(409, problem)).toEqual({ kind: 'duplicate', slug: 't/hall.jpg' });
  expect(refusalOf(new Error('offline'))).toBeNull();
});
