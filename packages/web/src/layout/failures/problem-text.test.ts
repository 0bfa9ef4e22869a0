// @vitest-environment node
import { ApiError, type Problem } from '@tourwright/api';
import { expect, test } from 'vitest';
import { problemText } from './problem-text.ts';

const textOf = (problem: Partial<Problem>) =>
  problemText(new ApiError({ type: '', title: '', status: 403, code: 'quota_reached', ...problem }));

test('a limit of the account is named, with what to do', () => {
  expect(textOf({ quota: 'tours', limit: 1000 })).toBe(
    'Your account has all of its 1,000 tours. Delete one that you no longer need, or choose a larger plan.',
  );
  expect(textOf({ quota: 'storage', limit: 100 * 2 ** 30 })).toContain('have reached 100 GB.');
  expect(textOf({})).toContain('has reached its limit');
});

test('a server without disk space or without its database is not a fault of the visitor', () => {
  expect(textOf({ status: 503, code: 'disk_full' })).toContain('no disk space left');
  expect(textOf({ status: 503, code: 'unavailable' })).toContain('Try again in a few seconds');
});
