// @vitest-environment node
import { type FailureCode, failures } from '@tourwright/api';
import { expect, test } from 'vitest';
import { fileFailureText, isFileFailure } from '../../editor/upload/file-failure-text.ts';
import { authFailureText } from './auth-failure-text.ts';
import { failureText } from './problem-text.ts';

const nothing = failureText({ code: 'internal', type: '/problems/internal' });

test.each(Object.keys(failures) as FailureCode[])('%s has words of the app', (code) => {
  const { kind, params } = failures[code];
  const values = Object.fromEntries(
    Object.entries(params).map(([name, shape]) => [name, Array.isArray(shape) ? shape[0] : 7]),
  );
  const words = isFileFailure(code)
    ? fileFailureText({ code, params: values })
    : /^[A-Z]/.test(code)
      ? authFailureText({ ok: false, code, retryAfterSeconds: 0 })
      : failureText({ code, type: `/problems/${kind}` });
  expect(words).toMatch(/^[A-Z].*[.!?]$/s);
  expect(words).not.toMatch(/undefined|[{}]/);
  if (kind !== 'internal') expect(words).not.toBe(nothing);
});
