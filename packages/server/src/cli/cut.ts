import { access, constants, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sayCutFailure } from '@tourwright/cutter';
import { detachBuffer, TileThreads } from '@tourwright/cutter/server';
import type { Manifest, TileFormat } from '@tourwright/tour/pyramid';
import { outageOf } from '../drivers/outage.ts';
import { type Command, codeOfSignal, Ending, say, wrongUse } from './command.ts';
import { openProgressLine } from './progress-line.ts';
import { stopSignal } from './stop-signal.ts';

const usage = `Usage: tourwright cut IN OUT [options]
       tourwright cut FRONT RIGHT BACK LEFT UP DOWN OUT [options]

Cuts the panorama IN (JPEG, PNG, WebP, TIFF, AVIF or HEIC; 2:1, partial with GPano fields, the six faces of a cube
in one picture or in six, or a stereo pair one above the other or side by side) into tiles in the folder OUT, with
manifest.json, thumbnail.jpg and preview.txt (a data URL to inline). The right eye's tiles go to OUT/right. Six faces
come in this order, or in any when their names tell them apart (_f _r _b _l _u _d; front, right, ...; pz px nz nx py ny).

  --format=jpg,webp,avif   the formats of the tiles (unset: jpg)
  --threads=N              threads that project (unset: one per core, 2 to 8)
  --temp=FOLDER            where pixels of all but baseline JPEGs pass through, three bytes for each of IN (unset: OUT)
  --resume                 keep the tiles that are in OUT already, from a run that was interrupted
  --quiet                  print nothing but the manifest's address

Ends with 0; with 1 when IN cannot be cut, with 2 when it is called wrongly, with 130 after Ctrl+C.`;

/** `tourwright cut IN OUT`: what the server does with an upload, from a command line. */
export const cut: Command = {
  usage,
  async run(args) {
    const { options, positionals } = readArguments(args);
    const out = positionals.at(-1);
    const [path, ...others] = positionals.slice(0, -1);
    if (path === undefined || out === undefined || ![0, 5].includes(others.length)) {
      process.stderr.write(`${usage}\n`);
      return wrongUse;
    }
    for (const file of [path, ...others]) await checkFile(file);
    const folder = resolve(out);
    const made = await makeFolder(folder);
    const started = performance.now();
    const line = options.quiet ? null : openProgressLine(process.stderr);
    const source = others.length === 0 ? path : await inOrder([path, ...others]);
    const cutting = await cutInto(source, folder, options, (fraction) => line?.show(fraction)).finally(() =>
      line?.close(),
    );
    if (!cutting.result.ok) {
      process.stderr.write(`${sayCutFailure(cutting.result.failure)}\n`);
      if (made !== undefined && cutting.tiles === 0) await rm(made, { recursive: true });
      return 1;
    }
    const { manifest } = cutting.result;
    const address = join(folder, 'manifest.json');
    await writeFile(address, `${JSON.stringify(manifest, null, 2)}\n`);
    if (!options.quiet) say(figures(manifest, cutting, performance.now() - started));
    say(address);
    return 0;
  },
};

/** Throws in words when it cannot be read, before anything is made. */
async function checkFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new Error(`There is no file ${path}`);
  if (found.isDirectory()) throw new Error(`${path} is a folder; IN is one picture, or six`);
  await access(path, constants.R_OK).catch(() => {
    throw new Error(`${path} may not be read`);
  });
}

/** The first of the folders that were not there. */
async function makeFolder(folder: string): Promise<string | undefined> {
  try {
    return await mkdir(folder, { recursive: true });
  } catch (error) {
    const isThere = (await stat(folder).catch(() => null)) !== null;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(isThere ? `${folder} is a file, not a folder` : `${folder} cannot be made: ${reason}`);
  }
}

/** A tile is there whole or not at all, whatever happens meanwhile: `--resume` believes what is there. */
async function writeWhole(file: string, body: Uint8Array): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeFile(part, body);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Faces in the order front, right, back, left, up, down: that of their names, else the one in which they are given. */
async function inOrder(paths: string[]): Promise<string[]> {
  const { cubesAmong } = await import('@tourwright/tour/faces');
  const [cube] = cubesAmong(paths.map((path) => ({ name: basename(path) })));
  if (!cube || cube.isNumbered || cube.missing.length > 0) return paths;
  return cube.files.flatMap(([index = 0]) => paths[index] ?? []);
}

interface Options {
  formats: TileFormat[];
  threads: [number?];
  temp: string | undefined;
  resume: boolean;
  quiet: boolean;
}

function readArguments(args: string[]): { options: Options; positionals: string[] } {
  const { values, positionals } = parse(args);
  const { format, threads, ...others } = values;
  const options = { formats: readFormats(format), threads: readThreads(threads), temp: undefined, ...others };
  return { options, positionals };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'jpg' },
        threads: { type: 'string' },
        temp: { type: 'string' },
        resume: { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Ending(wrongUse, `${reason}\n\n${usage}`);
  }
}

async function cutInto(
  path: string | string[],
  folder: string,
  options: Options,
  onProgress: (fraction: number) => void,
) {
  const threads = new TileThreads(...options.threads);
  // They start while all else is loaded and the file is looked at. A task for one that could not says why.
  threads.warm({ isHurried: false }).catch(() => {});
  const { runCut } = await import('@tourwright/cutter/server');
  const abort = new AbortController();
  void stopSignal().then((signal) =>
    abort.abort(new Ending(codeOfSignal(signal), `Stopped by ${signal}; --resume goes on from here.`)),
  );
  const there = new Set(options.resume ? await readdir(folder, { recursive: true }) : []);
  const made = new Set<string>();
  let [tiles, sizeBytes] = [0, 0];
  try {
    const result = await runCut({
      path,
      threads,
      signal: abort.signal,
      formats: options.formats,
      workFolder: options.temp ?? folder,
      isUnhurried: true,
      stored: there,
      onProgress,
      async onTile({ path: name, body }) {
        // What an earlier cut promised is no longer so.
        if (tiles === 0) await rm(join(folder, 'manifest.json'), { force: true });
        const file = join(folder, name);
        if (!made.has(dirname(file))) await mkdir(dirname(file), { recursive: true });
        made.add(dirname(file));
        await writeWhole(file, body);
        tiles++;
        sizeBytes += body.length;
        detachBuffer(body);
      },
      async onPreview({ strip, thumbnail }) {
        await writeFile(join(folder, 'thumbnail.jpg'), thumbnail);
        await writeFile(join(folder, 'preview.txt'), strip);
      },
    });
    return { result, tiles, sizeBytes };
  } catch (error) {
    throw isFull(error) ? new Error(fullWords(folder, options.temp)) : error;
  } finally {
    await threads.close();
  }
}

/** What threads and decoders throw has words alone. */
function isFull(error: unknown): boolean {
  return outageOf(error) === 'disk_full';
}

function fullWords(folder: string, temp: string | undefined): string {
  const places = temp === undefined ? folder : `${folder}, or in ${resolve(temp)}`;
  return `The disk is full: no space is left in ${places}. When there is room, --resume goes on from here.`;
}

const knownFormats: readonly TileFormat[] = ['avif', 'webp', 'jpg'];

function readFormats(text: string): TileFormat[] {
  const names = text.split(',');
  const unknown = names.find((name) => !knownFormats.some((format) => format === name));
  if (unknown !== undefined)
    throw new Ending(wrongUse, `--format knows jpg, webp and avif, not “${unknown}”`);
  return knownFormats.filter((format) => names.includes(format));
}

function readThreads(text: string | undefined): [number?] {
  if (text === undefined) return [];
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 64) {
    throw new Ending(wrongUse, `--threads is a number from 1 to 64, not “${text}”`);
  }
  return [count];
}

function figures(
  { source, levels, coverage }: Manifest,
  { tiles, sizeBytes }: { tiles: number; sizeBytes: number },
  totalMs: number,
): string {
  const seconds = totalMs / 1000;
  const megapixels = (source.width * source.height) / 1e6;
  return [
    `Source    ${source.width} x ${source.height}${coverage ? ', partial' : ''}`,
    `Levels    ${levels.map(({ faceSize }) => faceSize).join(', ')} pixels a face`,
    `Tiles     ${tiles}, ${(sizeBytes / 1e6).toFixed(1)} MB`,
    `Time      ${seconds.toFixed(2)} s, ${(megapixels / seconds).toFixed(1)} megapixels a second`,
  ].join('\n');
}
