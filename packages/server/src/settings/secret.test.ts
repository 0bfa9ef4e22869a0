import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSecret } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tourwright-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a secret is made once, and for our eyes only', () => {
  const secret = readSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecret(folder)).toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret']);
});

test('a damaged secret is not replaced behind the operator’s back', () => {
  writeFileSync(join(folder, 'secret'), 'short');
  expect(() => readSecret(folder)).toThrow(`${join(folder, 'secret')} is damaged`);
});
