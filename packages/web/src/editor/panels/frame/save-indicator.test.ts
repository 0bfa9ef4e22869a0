// @vitest-environment node
import { expect, test } from 'vitest';
import { t } from '../../editor-text.ts';

test('without a connection it says how many changes wait, or that none does', () => {
  const said = [0, 1, 2].map((count) => t('save.offline', { count }));
  expect(said).toEqual([
    'Offline, everything saved',
    'Offline, 1 change kept here',
    'Offline, 2 changes kept here',
  ]);
});
