import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ExportTool, exportTools } from '../transfer/export-tour.ts';
import { TransferFault } from '../transfer/transfer-fault.ts';
import { writeFault, writeReport } from '../transfer/write-report.ts';
import { type Command, Ending, say, wrongUse } from './command.ts';
import { withApp } from './with-app.ts';

const usage = `Usage: tourwright export TOUR --to=pannellum|marzipano|psv [--out=FOLDER] [--json]

Writes the draft of the tour with the id TOUR as a folder that runs on any web host: the document of another viewer, that
viewer, a page that shows it, and the photos as visitors get them. With the embedded database, stop the server first.

  --out=FOLDER  a new or empty folder (unset: named after the tour's id and the viewer)
  --json        the report as JSON

Ends with 0; with 1 when nothing was written, with 2 when it is called wrongly, with 3 when files are missing.`;

const lacksFiles = 3;

/** `tourwright export TOUR`: a tour for another tool. */
export const exportCommand: Command = {
  usage,
  async run(args, env) {
    const { tour, tool, out, json } = readArguments(args);
    const folder = resolve(out ?? `${tour}-${tool}`);
    try {
      const made = await withApp(env, ({ transfer }) => transfer.export(tour, tool, folder));
      if (json) say(JSON.stringify({ folder, ...made }, null, 2));
      else {
        say(`“${made.name}” lies in ${folder}: ${made.files} files.`);
        for (const slug of made.lacking) say(`  ${slug}: missing`);
        say(writeReport(made.report));
      }
      return made.lacking.length > 0 ? lacksFiles : 0;
    } catch (error) {
      if (!(error instanceof TransferFault)) throw error;
      if (json) say(JSON.stringify({ fault: { code: error.code, params: error.params } }, null, 2));
      throw new Ending(1, writeFault(error));
    }
  },
};

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: 'string' }, out: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const [tour, ...others] = positionals;
    if (tour === undefined || others.length > 0) throw new Error('TOUR is the id of one tour');
    if (!/^[\w-]{1,200}$/.test(tour)) throw new Error(`${tour} is not the id of a tour`);
    const tool = exportTools.find((known) => known === values.to);
    if (tool === undefined) throw new Error(`--to knows ${exportTools.join(', ')}`);
    return { tour, tool: tool satisfies ExportTool, out: values.out, json: values.json };
  } catch (error) {
    throw new Ending(wrongUse, `${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
