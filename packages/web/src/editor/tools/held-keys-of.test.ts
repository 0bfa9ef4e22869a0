// @vitest-environment node
import { expect, test } from 'vitest';
import { heldKeysOf } from './held-keys-of.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test('Command is to a Mac what Ctrl is to others: a drag does not snap', () => {
  expect(heldKeysOf(none).ctrlKey).toBe(false);
  expect(heldKeysOf({ ...none, ctrlKey: true }).ctrlKey).toBe(true);
  expect(heldKeysOf({ ...none, metaKey: true }).ctrlKey).toBe(true);
});
