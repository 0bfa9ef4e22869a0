import { expect, test } from 'vitest';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';

test.each([
  ['import without an owner', () => importCommand.run(['tour.json'], {})],
  ['import of two things', () => importCommand.run(['a', 'b', '--owner=ann@example.com'], {})],
  ['export for an unknown viewer', () => exportCommand.run(['t1', '--to=flash'], {})],
  ['export of a site in an unknown format', () => exportCommand.run(['t1', '--as=site', '--tiles=gif'], {})],
  [
    'export with options of a site for a viewer',
    () => exportCommand.run(['t1', '--as=psv', '--no-videos'], {}),
  ],
  ['export of what is no id', () => exportCommand.run(['../t1', '--to=psv'], {})],
])('%s ends as wrong use, before anything is opened', async (_, run) => {
  await expect(run()).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining('Usage: tourwright'),
  });
});
