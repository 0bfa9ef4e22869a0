import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openProgressLine } from '@tourwright/cutter/command';
import { hasRuns, recordMade } from '../../../backup/run-table.ts';
import { type BackupMade, writeBackup } from '../../../backup/write-backup.ts';
import type { Config } from '../../../config.ts';
import { createLog } from '../../../log.ts';
import { openStores } from '../../../open-services.ts';
import { findSecret } from '../../../settings/secret.ts';
import { type Command, codeOfSignal, Ending, readArguments, say } from '../../command.ts';
import { readSettings } from '../../read-settings.ts';
import { stopSignal } from '../../stop-signal.ts';
import { writeSize } from '../../write-size.ts';

const usage = `Usage: tourwright backup FILE [--json]

Writes the database and all media into one new file (tar), also while the server runs. It holds everything that people
keep private, and what signs their sessions: keep it where nobody else can read it. Uploads that are under way are left
out, as are the mails in DATA_DIR/outbox. With - for FILE another program gets the bytes, such as one that encrypts them:

  tourwright backup - | age -r age1... > tours.tar.age

  --json   the outcome as JSON

\`tourwright restore FILE --drill\` proves that it can come back. Ends with 0; with 1 when there is no backup, with 2 when it
is called wrongly, with 130 after Ctrl+C.`;

/** `tourwright backup FILE`: all that a server keeps, in one file. */
export const backup: Command = {
  usage,
  async run(args, env) {
    const { path, json } = argumentsOf(args);
    const config = readSettings(env);
    const made = await makeBackup(config, path, json);
    // Standard output is the archive then.
    const tell = path === null ? (line: string) => process.stderr.write(`${line}\n`) : say;
    for (const line of json ? [JSON.stringify(made, null, 2)] : linesOf(made)) tell(line);
    return 0;
  },
};

async function makeBackup(config: Config, path: string | null, isQuiet: boolean): Promise<BackupMade> {
  const cluster = join(config.dataDir, 'postgres/data');
  if (config.databaseUrl === null && !existsSync(cluster)) {
    throw new Ending(
      1,
      `There is no ${cluster}: DATA_DIR is not the folder of a server, or none was started yet`,
    );
  }
  const stores = await openStores(config, createLog(process.stderr));
  const line = isQuiet ? null : openProgressLine(process.stderr);
  const stopped = new AbortController();
  stopSignal().then((signal) =>
    stopped.abort(new Ending(codeOfSignal(signal), 'Stopped; no backup was made')),
  );
  try {
    const made = await writeBackup(
      { ...stores, clock: () => new Date() },
      {
        target: path ?? process.stdout,
        secret: findSecret(config),
        signal: stopped.signal,
        onProgress: (fraction) => line?.show(fraction),
      },
    );
    // Of an older release there is no place to note it.
    if (await hasRuns(stores.database.pool)) await recordMade(stores.database.orm, 'command', made);
    return made;
  } finally {
    line?.close();
    await stores.close();
  }
}

function linesOf({ path, sizeBytes, sha256, files, rows, jobs }: BackupMade): string[] {
  return [
    `${path ?? 'The backup'}: ${writeSize(sizeBytes)}, ${files} files, ${rows} rows, ${jobs} jobs that wait`,
    `SHA-256 ${sha256}`,
  ];
}

function argumentsOf(args: string[]): { path: string | null; json: boolean } {
  return readArguments(usage, () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0) throw new Error('FILE is one file that is not there yet');
    return { path: path === '-' ? null : resolve(path), json: values.json };
  });
}
