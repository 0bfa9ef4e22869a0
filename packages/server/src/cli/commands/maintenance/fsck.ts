import { parseArgs, styleText } from 'node:util';
import { openProgressLine } from '@tourwright/cutter/command';
import { checkFiles, deleteUnowned } from '../../../fsck/check-files.ts';
import { checkRows } from '../../../fsck/check-rows.ts';
import { type FsckFault, type FsckKind, kinds } from '../../../fsck/fault.ts';
import { createLog } from '../../../log.ts';
import { openStores } from '../../../open-services.ts';
import { type Command, codeOfSignal, Ending, readArguments, say } from '../../command.ts';
import { readSettings } from '../../read-settings.ts';
import { stopSignal } from '../../stop-signal.ts';

const usage = `Usage: tourwright fsck [--deep] [--delete-unowned] [--json]

Compares files and rows, also while the server runs: whether each photo has its original and what was made of it, whether every
row that another names is there, and whether the storage contains files that no row refers to. Nothing is changed without
--delete-unowned.

  --deep             also read every byte of originals and tiles, and compare it with what was written
  --delete-unowned   delete files that no row refers to; files in folders of other programs stay
  --json             all faults as JSON

Ends with 0; with 1 when something is lost that only a backup brings back, with 2 when it is called wrongly, with 130 after
Ctrl+C.`;

/** What each means, and what to do. */
const words: Record<FsckKind, string> = {
  'original-missing':
    'The original is gone. Restore it from a backup: a photo without it can never be cut again',
  'original-altered': 'The original is not what was uploaded. Restore it from a backup, and see to the disk',
  'row-unattached':
    'Rows name others that are not there. Restore the newest backup that is whole elsewhere, and compare',
  'copy-missing': 'A copy that pages show is gone. Upload the photo again, or restore a backup',
  'tile-missing': 'A tile is gone. It is cut again when somebody looks at it',
  'tile-altered': 'A tile is damaged. It is cut again when somebody looks at it; see to the disk',
  'export-missing': 'A download is gone. Its owner can ask for it again',
  'file-unowned': 'No row refers to it; it only uses disk space. --delete-unowned deletes it',
};
const colours = { lost: 'red', regenerated: 'yellow', spare: 'gray' } as const;
/** Per kind; --json lists all. */
const mostTold = 20;

/** `tourwright fsck`: whether files and rows agree. */
export const fsck: Command = {
  usage,
  async run(args, env) {
    const asked = argumentsOf(args);
    const stores = await openStores(readSettings(env), createLog(process.stderr));
    const line = asked.json ? null : openProgressLine(process.stderr);
    const stopped = new AbortController();
    stopSignal().then((signal) => stopped.abort(new Ending(codeOfSignal(signal), 'Stopped')));
    try {
      const rows = await checkRows(stores.database.pool);
      const files = await checkFiles(stores, {
        deep: asked.deep,
        signal: stopped.signal,
        onProgress: (fraction) => line?.show(fraction),
      });
      line?.close();
      const faults = [...rows.faults, ...files.faults];
      const deleted = asked.deleteUnowned ? await deleteUnowned(stores, faults) : 0;
      const seen = { files: files.files, photos: files.photos, references: rows.references };
      if (asked.json) say(JSON.stringify({ ...seen, deleted, faults }, null, 2));
      else tell(seen, faults, deleted);
      return faults.some(({ kind }) => kinds[kind] === 'lost') ? 1 : 0;
    } finally {
      line?.close();
      await stores.close();
    }
  },
};

function tell(
  { files, photos, references }: { files: number; photos: number; references: number },
  faults: readonly FsckFault[],
  deleted: number,
): void {
  for (const kind of Object.keys(kinds) as FsckKind[]) {
    const those = faults.filter((fault) => fault.kind === kind);
    if (those.length === 0) continue;
    say(styleText(colours[kinds[kind]], `${words[kind]} (${those.length}):`));
    for (const { subject, count } of those.slice(0, mostTold)) {
      say(`    ${subject}${count > 1 ? `, ${count} rows` : ''}`);
    }
    if (those.length > mostTold) say('    … (--json lists all)');
  }
  if (deleted > 0) say(`Files deleted that no row referred to: ${deleted}.`);
  const lost = faults.filter(({ kind }) => kinds[kind] === 'lost').length;
  say(
    `${files} files, ${photos} photos and ${references} kinds of references looked at: ${lost} faults that matter.`,
  );
}

function argumentsOf(args: string[]): { deep: boolean; deleteUnowned: boolean; json: boolean } {
  return readArguments(usage, () => {
    const { values } = parseArgs({
      args,
      options: {
        deep: { type: 'boolean', default: false },
        'delete-unowned': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    return { deep: values.deep, deleteUnowned: values['delete-unowned'], json: values.json };
  });
}
