import { parseArgs } from 'node:util';
import type { TileFormat } from '@tourwright/tour/pyramid';
import type { CutOptions } from '../cut-panorama.ts';
import type { LayoutName } from '../layouts/layouts.ts';

/** Ends the command with a code that scripts know; the message is for the person at the terminal. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  constructor(exitCode: number, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The exit code for unknown options and words. */
export const wrongUse = 2;

/** What `--help` prints of the command that is called so. */
export function usageOf(name: string): string {
  return `Usage: ${name} IN OUT [options]
       ${name} FRONT RIGHT BACK LEFT UP DOWN OUT [options]

Cuts the panorama IN (JPEG, PNG, WebP, TIFF, AVIF or HEIC; 2:1, partial with GPano fields, the six faces of a cube
in one picture or in six, or a stereo pair one above the other or side by side) into tiles in the folder OUT, with
manifest.json, thumbnail.jpg and preview.txt (a data URL to inline). The right eye's tiles go to OUT/right. Six faces
come in this order, or in any order when their names say which is which (_f _r _b _l _u _d; front, right, ...; pz px nz nx py ny).

  --for=VIEWER             the layout of pannellum (config.json), marzipano (marzipano.json) or psv, Photo Sphere
                           Viewer (panorama.json), instead of Tourwright's; takes one format
  --format=jpg,webp,avif   the formats of the tiles (unset: jpg)
  --threads=N              threads that project (unset: by the photo's size, at most one per core or 8)
  --temp=FOLDER            where pixels of all but baseline JPEGs pass through, three bytes for each of IN (unset: OUT)
  --resume                 keep the tiles that are in OUT already, from a run that was interrupted
  --json                   print progress and outcome as JSON, an object a line
  --quiet                  print nothing but the manifest's address

Ends with 0; with 1 when IN cannot be cut, with 2 when it is called wrongly, with 130 after Ctrl+C.`;
}

/** What is asked of the command. */
export interface CutArguments {
  source: string | string[];
  target: string;
  options: Pick<CutOptions, 'formats' | 'layout' | 'threads' | 'tempFolder' | 'resume'>;
  isQuiet: boolean;
  isJson: boolean;
}

/** Reads the command's words; null when files are missing or too many. Throws a CommandError about options. */
export function readCutArguments(args: string[], name: string): CutArguments | null {
  const { values, positionals } = parse(args, name);
  const target = positionals.at(-1);
  const [path, ...others] = positionals.slice(0, -1);
  if (path === undefined || target === undefined || ![0, 5].includes(others.length)) return null;
  const threads = readThreads(values.threads);
  const layout = readLayout(values.for);
  const formats = readFormats(values.format);
  if (layout !== 'tourwright' && formats.length > 1) {
    throw new CommandError(wrongUse, `--for=${values.for} takes one --format, not ${formats.join(', ')}`);
  }
  return {
    source: others.length === 0 ? path : [path, ...others],
    target,
    options: {
      formats,
      layout,
      ...(threads === undefined ? {} : { threads }),
      ...(values.temp === undefined ? {} : { tempFolder: values.temp }),
      resume: values.resume,
    },
    isQuiet: values.quiet,
    isJson: values.json,
  };
}

function parse(args: string[], name: string) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        for: { type: 'string' },
        format: { type: 'string', default: 'jpg' },
        threads: { type: 'string' },
        temp: { type: 'string' },
        resume: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(wrongUse, `${reason}\n\n${usageOf(name)}`);
  }
}

const viewers: Record<string, LayoutName> = {
  tourwright: 'tourwright',
  pannellum: 'pannellum',
  marzipano: 'marzipano',
  psv: 'photo-sphere-viewer',
  'photo-sphere-viewer': 'photo-sphere-viewer',
};

function readLayout(text = 'tourwright'): LayoutName {
  const layout = Object.hasOwn(viewers, text) ? viewers[text] : undefined;
  if (layout) return layout;
  throw new CommandError(wrongUse, `--for knows pannellum, marzipano and psv, not “${text}”`);
}

const knownFormats: readonly TileFormat[] = ['avif', 'webp', 'jpg'];

function readFormats(text: string): TileFormat[] {
  const names = text.split(',');
  const unknown = names.find((name) => !knownFormats.some((format) => format === name));
  if (unknown !== undefined) {
    throw new CommandError(wrongUse, `--format knows jpg, webp and avif, not “${unknown}”`);
  }
  return knownFormats.filter((format) => names.includes(format));
}

function readThreads(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= 64) return count;
  throw new CommandError(wrongUse, `--threads is a number from 1 to 64, not “${text}”`);
}
