import { mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openProgressLine } from '@tourwright/cutter/command';
import { BackupFault, DamagedBackup } from '../../../backup/archive/archive-format.ts';
import { checkBackup, type Restored, restoreBackup } from '../../../backup/restore-backup.ts';
import { hasRuns, recordProof } from '../../../backup/run-table.ts';
import type { Config } from '../../../config.ts';
import { FolderInUse, lockHolder } from '../../../drivers/folder-lock.ts';
import { createLog } from '../../../log.ts';
import { openKnownDatabase, openOwnStores } from '../../../open-services.ts';
import { secretPathOf } from '../../../settings/secret.ts';
import { type Command, Ending, readArguments, say } from '../../command.ts';
import { readSettings } from '../../read-settings.ts';
import { writeSize } from '../../write-size.ts';

const usage = `Usage: tourwright restore FILE [--check | --drill [--in=FOLDER]] [--json]

Puts a backup into an empty DATA_DIR, or into the empty database and bucket that the settings name; they need not be of the
kind that it was made from. The whole file is checked before anything is touched, and every row and file is compared
afterwards. No server may run there. Killed in between, run it again: it starts over.

  --check        only read the file and compare it with its hashes
  --drill        restore into a folder that is deleted again, to prove that it works; nothing else is touched, but a
                 server of these settings remembers that the backup is proven
  --in=FOLDER    where the drill takes place (unset: the temporary folder)
  --json         the outcome as JSON

Ends with 0; with 1 when the backup cannot be used or something is there already, with 2 when it is called wrongly.`;

const takeAnother =
  'Copy it again from where it was made, or take an older one: --check tells whether a file is whole';

interface Arguments {
  path: string;
  check: boolean;
  drill: boolean;
  in: string | undefined;
  json: boolean;
}

/** `tourwright restore FILE`: what `tourwright backup` kept, on an empty machine. */
export const restore: Command = {
  usage,
  async run(args, env) {
    const asked = argumentsOf(args);
    try {
      const outcome = await run(asked, readSettings(env));
      if (asked.json) say(JSON.stringify(outcome, null, 2));
      else tell(asked, outcome);
      return 0;
    } catch (error) {
      if (!(error instanceof BackupFault)) throw error;
      const advice = error instanceof DamagedBackup ? `. ${takeAnother}` : '';
      throw new Ending(1, `${asked.path}: ${error.message}${advice}`);
    }
  },
};

async function run(asked: Arguments, config: Config): Promise<Restored> {
  if (!asked.check && !asked.drill) refuseInUse(config);
  const progress = openProgress(asked);
  try {
    const checked = await checkBackup(asked.path, progress.checking);
    const { header, end } = checked;
    if (asked.check) {
      const rows = Object.values(end.rows).reduce((sum, { count }) => sum + count, 0);
      return { madeAt: header.madeAt, files: end.files.count, rows, jobs: end.jobs };
    }
    if (!asked.drill) return await restoreInto(config, asked.path, checked, progress.restoring);
    const proof = await inFolder(asked.in, end.files.bytes, (dataDir) =>
      restoreInto(
        { ...config, dataDir, databaseUrl: null, s3: null, secret: null },
        asked.path,
        checked,
        progress.restoring,
      ),
    );
    await noteProof(config, header.id, proof);
    return proof;
  } finally {
    progress.close();
  }
}

/** Said before a file is read that may take hours to check. */
function refuseInUse({ databaseUrl, dataDir }: Config): void {
  const pid = databaseUrl === null ? lockHolder(dataDir, 'lock') : null;
  if (pid !== null) throw new FolderInUse(dataDir, { pid });
}

async function restoreInto(
  config: Config,
  path: string,
  checked: Awaited<ReturnType<typeof checkBackup>>,
  onProgress: (readBytes: number) => void,
): Promise<Restored> {
  const stores = await openOwnStores(config, createLog(process.stderr));
  try {
    return await restoreBackup({ ...stores, secretPath: secretPathOf(config) }, path, checked, onProgress);
  } finally {
    await stores.close();
  }
}

/** Notes in the database of the server, where there is one that knows of this backup, that it is proven. */
async function noteProof(config: Config, id: string, proof: Restored): Promise<void> {
  try {
    const database = await openKnownDatabase(config, createLog(process.stderr));
    if (database === null) return;
    try {
      if (await hasRuns(database.pool)) await recordProof(database.orm, id, new Date(), proof);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`The proof could not be noted in the database: ${(error as Error).message}\n`);
  }
}

/** Works in a new folder, which is deleted at the end. */
async function inFolder<Result>(
  parent: string | undefined,
  bytes: number,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const place = resolve(parent ?? tmpdir());
  const { bavail, bsize } = statfsSync(place);
  if (bavail * bsize < bytes) {
    throw new Error(`The drill needs ${writeSize(bytes)} in ${place}; name another folder with --in`);
  }
  const folder = mkdtempSync(join(place, 'tourwright-drill-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The file is read twice: to be checked, and to be restored. */
function openProgress({ path, json, check }: Arguments) {
  const line = json ? null : openProgressLine(process.stderr);
  const total = statSync(path, { throwIfNoEntry: false })?.size ?? 1;
  const share = check ? 1 : 0.5;
  return {
    checking: (read: number) => line?.show((share * read) / total),
    restoring: (read: number) => line?.show(0.5 + (0.5 * read) / total),
    close: () => line?.close(),
  };
}

function tell({ path, check, drill }: Arguments, { madeAt, files, rows, jobs }: Restored): void {
  const what = `${files} files, ${rows} rows, ${jobs} jobs that wait, as they were at ${madeAt}`;
  if (check) say(`${path} is whole: ${what}. A drill proves that it can come back.`);
  else if (drill) say(`${path} is proven: ${what}; every row and file came back the same.`);
  else say(`Restored: ${what}. Every row and file is the same. Start the server with these settings.`);
}

function argumentsOf(args: string[]): Arguments {
  return readArguments(usage, () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        drill: { type: 'boolean', default: false },
        in: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0) throw new Error('FILE is one backup');
    if (values.check && values.drill) throw new Error('--check and --drill exclude each other');
    if (values.in !== undefined && !values.drill) throw new Error('--in belongs to --drill');
    return { in: undefined, ...values, path: resolve(path) };
  });
}
