import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { writePlace, writeReport } from '../../../transfer/write-report.ts';
import { type Command, readArguments, say } from '../../command.ts';
import { runTransfer } from '../../run-transfer.ts';
import { withApp } from '../../with-app.ts';

const usage = `Usage: tourwright import PATH --owner=EMAIL [--name=NAME] [--json]

Makes an unpublished tour of PATH for the account with this address: a document of Pannellum (JSON), Marzipano (data.js),
krpano (XML) or Photo Sphere Viewer (JSON or a script), with the photos beside it; a folder or a ZIP with such a document; a
ZIP that tourwright export wrote, with all that it holds; or a folder of photos. PATH may also be the public address of such
a document, of a page that shows the tour, or of a ZIP; addresses of this machine and its networks are not asked. Where only
tiles of a cube are there, the panorama is put together from them. Scripts are never run. Works while the server runs, too; photos are cut by it as soon as it runs.

  --name=NAME   the tour's name where the document has none (unset: that of the file or folder)
  --json        the report as JSON

Ends with 0; with 1 when nothing came in, with 2 when it is called wrongly, with 3 when photos or other files are missing.`;

/** `tourwright import PATH`: a tour of another tool. */
export const importCommand: Command = {
  usage,
  async run(args, env) {
    const { path, owner, name, json } = argumentsOf(args);
    const fallback = name ?? (basename(path, extname(path)) || 'Tour');
    const transfer = () => withApp(env, (app) => app.transfer.import(path, owner, fallback));
    return runTransfer(json, transfer, (made) => {
      say(`“${made.name}” came in as tour ${made.tourId}: ${made.scenes} scenes, ${made.stored} files.`);
      for (const lacking of made.lacking)
        say(`  ${writePlace(lacking)}: ${lacking.address}: ${lacking.reason ?? 'missing'}`);
      say(writeReport(made.report));
    });
  },
};

function argumentsOf(args: string[]) {
  return readArguments(usage, () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        owner: { type: 'string' },
        name: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0) throw new Error('PATH is one file or folder');
    if (values.owner === undefined) throw new Error('--owner=EMAIL says whose tour it will be');
    return { path, owner: values.owner, name: values.name, json: values.json };
  });
}
