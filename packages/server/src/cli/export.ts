import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ExportTool, exportTools } from '../transfer/export-tour.ts';
import { writeReport } from '../transfer/write-report.ts';
import { type Command, Ending, say, wrongUse } from './command.ts';
import { runTransfer } from './run-transfer.ts';
import { withApp } from './with-app.ts';

const usage = `Usage: tourwright export TOUR --to=pannellum|marzipano|psv [--out=FOLDER] [--json]

Writes the draft of the tour with the id TOUR as a folder that runs on any web host: the document of another viewer, that
viewer, a page that shows it, and the photos as visitors get them. Works while the server runs, too.

  --out=FOLDER  a new or empty folder (unset: named after the tour's id and the viewer)
  --json        the report as JSON

Ends with 0; with 1 when nothing was written, with 2 when it is called wrongly, with 3 when files are missing.`;

/** `tourwright export TOUR`: a tour for another tool. */
export const exportCommand: Command = {
  usage,
  async run(args, env) {
    const { tour, tool, out, json } = readArguments(args);
    const folder = resolve(out ?? `${tour}-${tool}`);
    const transfer = async () => ({
      folder,
      ...(await withApp(env, (app) => app.transfer.export(tour, tool, folder))),
    });
    return runTransfer(json, transfer, ({ name, files, lacking, report }) => {
      say(`“${name}” lies in ${folder}: ${files} files.`);
      for (const slug of lacking) say(`  ${slug}: missing`);
      say(writeReport(report));
    });
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
