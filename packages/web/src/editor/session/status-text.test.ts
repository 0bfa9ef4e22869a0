// @vitest-environment node
import { expect, test } from 'vitest';
import { shownProgress } from '../rules/scene-status.ts';
import { statusText } from './status-text.ts';

const words = (progress: number, secondsLeft: number | null) =>
  statusText({ kind: 'uploading', progress, secondsLeft }, 'hall.jpg');

test('says that a photo is being sent, how far it is, and that it has arrived', () => {
  expect(words(0.404, null)).toBe('Uploading, 40%');
  expect(words(0.404, 12)).toBe('Uploading, 40%, 12 s left');
  expect(words(0.999, 200)).toBe('Uploading, 99%, 3 min left');
  expect(words(1, 0)).toBe('Uploaded. Preparing…');
});

test('distinguishes a queued photo from one that is being prepared', () => {
  expect(statusText({ kind: 'processing', progress: 0 }, 'hall.jpg')).toBe('Queued');
  expect(statusText({ kind: 'processing', progress: 0.3 }, 'hall.jpg')).toBe('Preparing, 30%');
});

test('promises no percents of a photo that is still being read', () => {
  expect(statusText({ kind: 'processing', progress: 0.001 }, 'hall.jpg')).toBe('Being read');
  expect(shownProgress({ kind: 'processing', progress: 0.001 })).toBeUndefined();
  expect(shownProgress({ kind: 'processing', progress: 0.3 })).toBe(0.3);
});

test('a photo that never came is not said to be an upload that was interrupted', () => {
  const needs = (fileName: string | null) => statusText({ kind: 'needs-file', fileName }, 'hall.jpg');
  expect(needs('my hall.jpg')).toMatch(/^The upload was interrupted. Choose my hall.jpg again/);
  expect(needs(null)).toBe('hall.jpg was not imported, or is still in another browser. Add it here.');
});
