import { expect, test } from 'vitest';
import { exportCommand } from './export.ts';

test.each([
  ['a path where a format stands', ['--as=pannellum', '--to=/srv/tours/house'], '--out=PATH says where'],
  ['a format that nobody knows', ['--as=krpano'], '--as knows tourwright, site, pannellum, marzipano, psv'],
  ['versions for another tool', ['--as=psv', '--versions'], '--versions goes with --as=tourwright alone'],
])('%s is reported before anything is written', async (_, args, expected) => {
  await expect(exportCommand.run(['tour-1', ...args], {})).rejects.toThrow(expected);
});
