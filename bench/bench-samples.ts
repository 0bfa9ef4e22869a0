/**
 * `npm run bench:samples -- FOLDER`: has the cutter try every picture below a folder, and prints what became of each:
 * its tiles, or why it was refused. Whatever is neither is a bug and ends with code 1. Tiles are counted, not kept.
 */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sayCutFailure } from '@tourwright/cutter';
import { runCut, TileThreads } from '@tourwright/cutter/server';

const pictures = /\.(jpe?g|png|webp|avif|heic|tiff?|gif|svg|bmp)$/i;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder of pictures');
const threads = new TileThreads();
let failures = 0;
console.log('| file | outcome | tiles | MB | s |\n|---|---|---|---|---|');
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !pictures.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const cells = await attempt(path);
  console.log(`| ${[relative(folder, path), ...cells].join(' | ')} |`);
}
await threads.close();
process.exitCode = failures > 0 ? 1 : 0;

async function attempt(path: string): Promise<(string | number)[]> {
  const started = performance.now();
  let [tiles, bytes] = [0, 0];
  try {
    const result = await runCut({
      path,
      threads,
      formats: ['jpg'],
      signal: new AbortController().signal,
      async onTile({ body }) {
        tiles++;
        bytes += body.length;
      },
      async onPreview() {},
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (!result.ok) return [`refused: ${sayCutFailure(result.failure)}`, '', '', seconds];
    const { source, levels, coverage, stereo } = result.manifest;
    const whole = `cut as ${source.width}x${source.height}, levels ${levels.length}`;
    const notes = [whole, coverage && 'a part of the sphere', stereo && `stereo ${stereo}`];
    return [notes.filter(Boolean).join(', '), tiles, (bytes / 1e6).toFixed(1), seconds];
  } catch (error) {
    failures++;
    return [`FAILED: ${error instanceof Error ? error.message : error}`, '', '', ''];
  }
}
