import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  outgoingFormats,
  type SiteOptions,
  siteOptions,
} from '../../../transfer/exports/outgoing-formats.ts';
import { writeReport } from '../../../transfer/write-report.ts';
import { type Command, readArguments, say } from '../../command.ts';
import { runTransfer } from '../../run-transfer.ts';
import { withApp } from '../../with-app.ts';

const usage = `Usage: tourwright export TOUR --as=tourwright|site|pannellum|marzipano|psv [--out=PATH] [--versions] [--json]

Writes the draft of the tour with the id TOUR. For tourwright: the whole of it with its originals, as a ZIP that any
Tourwright opens again (tourwright import). As a site: a website with our viewer that runs on any web host, and opens by
double-click too. For another viewer: a folder that runs on any web host, with its document, the viewer, a page that shows
it, and the photos as visitors get them. Works while the server runs, too.

  --as=FORMAT   also --to, --format
  --out=PATH    a new or empty folder, or a new file whose name ends with .zip (unset: named after the tour's id)
  --versions    the kept versions too (tourwright alone)
  --json        the report as JSON

Of a site:
  --tiles=FORMATS   avif, webp, jpg, some of them with commas between (unset: avif,jpg)
  --largest=PIXELS  photos are at most so wide (unset: as wide as they are)
  --no-videos       leaves videos out
  --http-only       without what opens it by double-click: less than half as large

Ends with 0; with 1 when nothing was written, with 2 when it is called wrongly, with 3 when files are missing.`;

/** `tourwright export TOUR`: a tour whole, or for another viewer. */
export const exportCommand: Command = {
  usage,
  async run(args, env) {
    const { tour, format, out, withVersions, site, json } = argumentsOf(args);
    const path = resolve(out ?? (format === 'tourwright' ? `${tour}.zip` : `${tour}-${format}`));
    const transfer = async () => ({
      path,
      ...(await withApp(env, (app) => app.transfer.export(tour, { format, withVersions, site }, path))),
    });
    return runTransfer(json, transfer, ({ name, files, lacking, report }) => {
      say(`“${name}” lies in ${path}: ${files} files.`);
      for (const slug of lacking) say(`  ${slug}: missing`);
      say(writeReport(report));
    });
  },
};

const siteArguments = {
  tiles: { type: 'string' },
  largest: { type: 'string' },
  'no-videos': { type: 'boolean' },
  'http-only': { type: 'boolean' },
} as const;

interface SiteValues {
  tiles?: string | undefined;
  largest?: string | undefined;
  'no-videos'?: boolean | undefined;
  'http-only'?: boolean | undefined;
}

function readSiteOptions(values: SiteValues, format: string): SiteOptions | undefined {
  const given = Object.keys(siteArguments).find((name) => values[name as keyof SiteValues] !== undefined);
  if (format !== 'site') {
    if (given !== undefined) throw new Error(`--${given} goes with --as=site alone`);
    return undefined;
  }
  const read = siteOptions.safeParse({
    opensAsFile: values['http-only'] !== true,
    withVideos: values['no-videos'] !== true,
    ...(values.tiles !== undefined && { formats: values.tiles.split(',') }),
    ...(values.largest !== undefined && { largestWidth: Number(values.largest) }),
  });
  if (read.success) return read.data;
  const isTiles = read.error.issues[0]?.path[0] === 'formats';
  throw new Error(isTiles ? '--tiles knows avif, webp, jpg' : '--largest is a number of pixels, 512 or more');
}

function argumentsOf(args: string[]) {
  return readArguments(usage, () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        to: { type: 'string' },
        format: { type: 'string' },
        out: { type: 'string' },
        versions: { type: 'boolean', default: false },
        ...siteArguments,
        json: { type: 'boolean', default: false },
      },
    });
    const [tour, ...others] = positionals;
    if (tour === undefined || others.length > 0) throw new Error('TOUR is the id of one tour');
    if (!/^[\w-]{1,200}$/.test(tour)) throw new Error(`${tour} is not the id of a tour`);
    const asked = [values.as, values.to, values.format].filter((value) => value !== undefined);
    if (asked.length > 1) throw new Error('--as names one format; --out=PATH says where the tour goes');
    const format = outgoingFormats.find((known) => known === asked[0]);
    if (format === undefined) throw new Error(`--as knows ${outgoingFormats.join(', ')}`);
    const withVersions = values.versions;
    if (withVersions && format !== 'tourwright')
      throw new Error('--versions goes with --as=tourwright alone');
    const site = readSiteOptions(values, format);
    return { tour, format, out: values.out, withVersions, site, json: values.json };
  });
}
