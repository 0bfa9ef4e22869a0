// @vitest-environment node
import { expect, test } from 'vitest';
import { faultText } from '../../session/fault-text.ts';
import { checkAttached } from './check-attached.ts';
import { checkMedia, mediaKindOf } from './check-media.ts';
import { leftEye } from './read-video.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const file = (text: string) => new Blob([bytes(text)]);
const box = (...brands: string[]) =>
  `\0\0\0${String.fromCharCode(8 + 4 * brands.length)}ftyp${brands.join('')}${'\0'.repeat(64)}`;

test.each([
  [box('isom', '\0\0\x02\0', 'iso2', 'avc1', 'mp41'), 'film'],
  ['\x1a\x45\xdf\xa3 B\x82\x84webm', 'film'],
  ['\x1a\x45\xdf\xa3 B\x82\x88matroska', null],
  [box('M4A ', '\0\0\0\0', 'isom'), 'sound'],
  ['OggS\0', 'sound'],
  ['ID3\x04', 'sound'],
  ['RIFF\x01\x02\n\x04WAVEfmt ', 'sound'],
  [box('heic', '\0\0\0\0', 'mif1'), null],
  ['\xff\xd8\xff\xe0', null],
  ['<html>', null],
])('%j is recognised by its bytes', async (text, kind) => {
  expect(await mediaKindOf(file(text))).toBe(kind);
});

test('what is not a video, or empty, is refused before anything is sent', async () => {
  expect(await checkMedia(file('OggS\0'), 'film')).toMatchObject({ fault: { code: 'not-a-film' } });
  expect(await checkMedia(file('OggS\0'), 'sound')).toEqual({ ok: true });
  expect(await checkMedia(new Blob([]), 'sound')).toMatchObject({ fault: { code: 'empty' } });
});

test('a video of 2 GB is refused by its size alone, which is said', async () => {
  // Nothing of it is read.
  const video = { size: 2 * 1024 ** 3 } as Blob;
  const fault = { code: 'too-large' as const, values: { megabytes: 2048 } };
  expect(await checkMedia(video, 'film')).toEqual({ ok: false, fault });
  expect(await checkAttached(video, 'film')).toEqual({ ok: false, fault });
  expect(faultText(fault, 'walk.mp4')).toBe(
    'walk.mp4 is too large (2,048 MB). The limit is 500 MB: export a shorter or smaller version and add that.',
  );
});

test('a 360° video is twice as wide as high, or holds that for each eye', () => {
  expect(leftEye(3840, 1920)).toEqual({ width: 3840, height: 1920 });
  expect(leftEye(2048, 2048)).toEqual({ width: 2048, height: 1024 });
  expect(leftEye(4096, 1024)).toEqual({ width: 2048, height: 1024 });
  expect(leftEye(1920, 1080)).toBeNull();
  expect(leftEye(0, 0)).toBeNull();
});
