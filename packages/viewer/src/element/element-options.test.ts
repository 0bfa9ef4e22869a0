import { expect, test } from 'vitest';
import { optionsOf } from './element-options.ts';

function elementWith(attributes: Record<string, string>): Element {
  const getAttribute = (name: string) => attributes[name] ?? null;
  return { getAttribute, hasAttribute: (name: string) => name in attributes } as Element;
}

test('the memory budget is what the attribute says, in bytes', () => {
  expect(optionsOf(elementWith({ 'memory-budget-bytes': '50331648' })).memoryBudgetBytes).toBe(48 * 2 ** 20);
});

test.each([
  ['absent', {}],
  ['no number', { 'memory-budget-bytes': '48 MB' }],
  ['nothing', { 'memory-budget-bytes': '0' }],
])('a budget that is %s leaves the viewer its own', (_, attributes) => {
  expect(optionsOf(elementWith(attributes))).not.toHaveProperty('memoryBudgetBytes');
});
