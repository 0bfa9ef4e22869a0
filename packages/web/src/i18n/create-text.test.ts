// @vitest-environment node
import { expect, test } from 'vitest';
import { createText } from './create-text.ts';

const en = {
  'tour.scenes': '{count, plural, one {# scene} other {# scenes}}',
  'tour.deleted': '{title} deleted',
  'tour.plain': 'It’s {here}’s',
} as const;
const t = createText<typeof en>({ name: 'test', messages: en });

test('counts as the language counts', () => {
  expect(t('tour.scenes', { count: 1 })).toBe('1 scene');
  expect(t('tour.scenes', { count: 0 })).toBe('0 scenes');
  expect(t('tour.scenes', { count: 1234 })).toBe('1,234 scenes');
});

test('puts values in as they are, braces and quotes too', () => {
  expect(t('tour.deleted', { title: "{x} 'a' <b>" })).toBe("{x} 'a' <b> deleted");
});

test('does not know ids that are not in the catalogue, nor messages without their values', () => {
  // @ts-expect-error the compiler finds it
  expect(t('tour.none')).toBe('tour.none');
  // @ts-expect-error the compiler finds it
  expect(t('tour.deleted', { titel: 'Home' })).toBe(' deleted');
  // @ts-expect-error the compiler finds it
  expect(t('tour.scenes')).toContain('scenes');
});
