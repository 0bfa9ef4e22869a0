import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { outgoingFormats } from '../transfer/outgoing-formats.ts';
import { writeReport } from '../transfer/write-report.ts';
import { type Command, Ending, say, wrongUse } from './command.ts';
import { runTransfer } from './run-transfer.ts';
import { withApp } from './with-app.ts';

const usage = `Usage: tourwright export TOUR --to=tourwright|pannellum|marzipano|psv [--out=PATH] [--versions] [--json]

Writes the draft of the tour with the id TOUR. For tourwright: the whole of it with its originals, as a ZIP that any
Tourwright opens again (tourwright import). For another viewer: a folder that runs on any web host, with its document,
the viewer, a page that shows it, and the photos as visitors get them. Works while the server runs, too.

  --to=FORMAT   also --format
  --out=PATH    a new or empty folder, or a new file whose name ends with .zip (unset: named after the tour's id)
  --versions    the kept versions too (tourwright alone)
  --json        the report as JSON

Ends with 0; with 1 when nothing was written, with 2 when it is called wrongly, with 3 when files are missing.`;

/** `tourwright export TOUR`: a tour whole, or for another viewer. */
export const exportCommand: Command = {
  usage,
  async run(args, env) {
    const { tour, format, out, withVersions, json } = readArguments(args);
    const path = resolve(out ?? (format === 'tourwright' ? `${tour}.zip` : `${tour}-${format}`));
    const transfer = async () => ({
      path,
      ...(await withApp(env, (app) => app.transfer.export(tour, { format, withVersions }, path))),
    });
    return runTransfer(json, transfer, ({ name, files, lacking, report }) => {
      say(`“${name}” lies in ${path}: ${files} files.`);
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
      options: {
        to: { type: 'string' },
        format: { type: 'string' },
        out: { type: 'string' },
        versions: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const [tour, ...others] = positionals;
    if (tour === undefined || others.length > 0) throw new Error('TOUR is the id of one tour');
    if (!/^[\w-]{1,200}$/.test(tour)) throw new Error(`${tour} is not the id of a tour`);
    const format = outgoingFormats.find((known) => known === (values.to ?? values.format));
    if (format === undefined) throw new Error(`--to knows ${outgoingFormats.join(', ')}`);
    const withVersions = values.versions;
    if (withVersions && format !== 'tourwright')
      throw new Error('--versions goes with --to=tourwright alone');
    return { tour, format, out: values.out, withVersions, json: values.json };
  } catch (error) {
    throw new Ending(wrongUse, `${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
