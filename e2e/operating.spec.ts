/** Somebody runs a server from its first start on an empty folder, through a backup, to the same server on another one. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkBackup } from '../packages/server/src/backup/restore-backup.ts';
import { addPhotos, createTour, photo, publish, sharpViewer } from './support/owner.ts';
import { runTourwright } from './support/running-tourwright.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const account = { email: 'olga.petrov@example.com', password: 'correct horse battery' };
const run = promisify(execFile);

test('an operator starts a server, publishes a tour, and restores a backup of it onto an empty folder @long', async ({
  page,
  browser,
  watchConsole,
}) => {
  test.setTimeout(400_000);
  const folder = await mkdtemp(join(tmpdir(), 'tw-e2e-operating-'));
  const first = await runTourwright({ BACKUP_DIR: join(folder, 'backups') });
  try {
    await page.goto(await first.operatorLink());
    await expect(page.getByRole('heading', { name: 'Set up this server' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Your name').fill('Olga Petrov');
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('You are the operator of this server now.')).toBeVisible();
    await page.waitForURL('**/dashboard');

    const tourId = await createTour(page, first.address, 'Maple Lane');
    await addPhotos(page, [await photo('kitchen.jpg', 140), await photo('hall.jpg', 20)]);
    await publish(page);

    await page.goto(`${first.address}/admin?show=backups`);
    // The one of the day, of a server that was still empty.
    const daily = page.getByRole('row', { name: /Daily/ });
    await expect(daily.getByText('Comes back')).toBeVisible({ timeout: 90_000 });
    const earlier = await filesOf(first.dataDir);
    await page.getByRole('button', { name: 'Back up now' }).click();
    const row = page.getByRole('row', { name: /Here, by hand/ });
    await expect(row).toBeVisible({ timeout: 60_000 });
    await row.getByRole('button', { name: /^Start drill/ }).click();
    await expect(row.getByText('Comes back')).toBeVisible({ timeout: 90_000 });
    await expectAccessible(page);
    const byPage = /\/\S+?\.tar/.exec(await row.innerText())?.[0] ?? '';

    // While the server runs, by the command as well.
    const byCommand = join(folder, 'by-command.tar');
    await tourwright(['backup', byCommand], first.dataDir);
    await page.reload();
    await expect(page.getByRole('row', { name: /by-command\.tar/ })).toBeVisible();
    await page.goto(`${first.address}/admin?show=audit`);
    await expect(page.getByRole('row', { name: /Started a restore drill/ })).toBeVisible();
    await page.goto('about:blank');
    await first.stop();

    // What was made meanwhile, such as a social card, may be in it or not; what was there before is, and nothing is altered.
    const later = await filesOf(first.dataDir);
    const kept = [...earlier].filter(([key]) => later.has(key));
    expect(kept.length).toBeGreaterThan(10);
    for (const [number, archive] of [byPage, byCommand].entries()) {
      const dataDir = join(folder, `restored-${number}`);
      const restored = JSON.parse(await tourwright(['restore', archive, '--json'], dataDir));
      const files = await filesOf(dataDir);
      expect(files.size).toBe(restored.files);
      expect([...files].filter(([key, sha256]) => later.get(key) !== sha256)).toEqual([]);
      expect(kept.filter(([key, sha256]) => files.get(key) !== sha256)).toEqual([]);
      await tourwright(['fsck', '--deep'], dataDir);
      // Every row, by its table's sums: a backup of what came back says the same as the one that it came from.
      const again = join(folder, `again-${number}.tar`);
      await tourwright(['backup', again], dataDir);
      const [one, two] = [(await checkBackup(archive)).end, (await checkBackup(again)).end];
      expect(one.rows['tours']?.count).toBe(1);
      expect(two.rows).toEqual(one.rows);
      expect(two.sequences).toEqual(one.sequences);
    }

    const second = await runTourwright({ DATA_DIR: join(folder, 'restored-1') });
    try {
      const visitor = await (await browser.newContext()).newPage();
      watchConsole(visitor);
      await visitor.goto(`${second.address}/welcome/${tourId}`);
      await expect(visitor.getByRole('heading', { level: 1, name: 'Maple Lane' })).toBeVisible();
      await visitor.goto(`${second.address}/preview/maple-lane?tourId=${tourId}`);
      await sharpViewer(visitor);
      await visitor.context().close();

      await page.goto(`${second.address}/login?next=%2Fadmin%3Fshow%3Dtours`);
      await page.getByLabel('E-mail').fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill(account.password);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('row', { name: /Maple Lane.*Live/ })).toBeVisible();
      await page.goto(`${second.address}/editor?tourId=${tourId}`);
      await sharpViewer(page);
      await page.goto('about:blank');
    } finally {
      await second.close();
    }
  } finally {
    await first.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});

/** A command as an operator types it; resolves to what it printed. */
async function tourwright(args: string[], dataDir: string): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['--conditions=@tourwright/source', 'packages/server/src/main.ts', ...args],
    {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        DATA_DIR: dataDir,
      },
    },
  );
  return stdout;
}

/** SHA-256 of each file that a server keeps, by its place; without uploads under way, which no backup holds. */
async function filesOf(dataDir: string): Promise<Map<string, string>> {
  const root = join(dataDir, 'storage');
  const found = new Map<string, string>();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const key = path.slice(root.length + 1);
    if (key.startsWith('uploads/') || key.startsWith('.tmp/')) continue;
    found.set(
      key,
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    );
  }
  return found;
}
