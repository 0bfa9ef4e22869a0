/** The command with files that cannot be cut: the exit code, what is wrong with which file, and what to do. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paintPanorama } from '@tourwright/demo/paint';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CommandError } from './command/cut-arguments.ts';
import { runCutCommand } from './command/run-cut-command.ts';

const samples = fileURLToPath(new URL('../../../../shared/samples', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tourwright-odd-'));
const made = (name: string) => join(folder, name);

beforeAll(async () => {
  const room = await paintPanorama({ width: 4096, format: 'jpeg' });
  const small = sharp(await paintPanorama({ width: 512, format: 'png' }));
  writeFileSync(made('empty.jpg'), '');
  writeFileSync(made('letter.jpg'), 'Dear customer, here are the photos.');
  writeFileSync(made('pointer.jpg'), 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n');
  writeFileSync(made('half.jpg'), room.subarray(0, room.length / 2));
  const png = await small.clone().png().toBuffer();
  writeFileSync(made('half.png'), png.subarray(0, png.length / 2));
  const avif = await small.clone().avif({ effort: 0 }).toBuffer();
  writeFileSync(made('half.avif'), avif.subarray(0, avif.length / 2));
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#468' } });
  await flat(640, 480).jpeg().toFile(made('snapshot.jpg'));
  await flat(12, 6).png().toFile(made('icon.png'));
  await flat(33_000, 16).png().toFile(made('ribbon.png'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command in this process. */
async function run(...args: string[]) {
  const said = { out: '', error: '' };
  const listen = (stream: NodeJS.WriteStream, to: 'out' | 'error') =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said[to] += text;
      return true;
    });
  const spies = [listen(process.stdout, 'out'), listen(process.stderr, 'error')];
  try {
    return { code: await runCutCommand(args, 'tourwright-cut'), ...said };
  } catch (error) {
    // As `cli.ts` ends.
    const code = error instanceof CommandError ? error.exitCode : 1;
    return { code, out: said.out, error: `${said.error}${(error as Error).message}\n` };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

type Row = [file: string, code: string, words: string];

const wide = 'A 360° panorama is twice as wide as high (for example 8192×4096).';
const kinds = 'Panoramas are JPEG, PNG, WebP, TIFF, AVIF or HEIC.';
const again = 'The picture is damaged and could not be read to its end. Please copy or export it again.';

const ours: Row[] = [
  ['empty.jpg', 'empty', 'The file is empty. Please copy it from the camera or the card again.'],
  ['letter.jpg', 'damaged', `The file is damaged or not a picture. ${kinds}`],
  [
    'pointer.jpg',
    'lfs_pointer',
    'The file is a Git LFS pointer, not the picture itself. Please fetch the picture first.',
  ],
  ['half.jpg', 'damaged_pixels', `${again} (VipsJpeg: premature end of JPEG image)`],
  ['half.png', 'damaged_pixels', `${again} (vipspng: libpng read error)`],
  ['half.avif', 'cut_off', 'The file is cut off: its end is missing. Please copy or export it again.'],
  ['snapshot.jpg', 'not_twice_as_wide', `The picture is 640×480 pixels. ${wide}`],
  ['icon.png', 'too_small', 'The picture is only 12×6 pixels. Please export a larger version.'],
  [
    'ribbon.png',
    'too_large',
    'The picture is 33000×16 pixels; at most 32768×16384 are possible. Please export a smaller version.',
  ],
];

const found: Row[] = [
  ['odd/Channel_digital_image_CMYK_color.jpg', 'not_twice_as_wide', `The picture is 500×333 pixels. ${wide}`],
  ['odd/Flag_of_the_Netherlands-16bit.png', 'not_twice_as_wide', `The picture is 900×600 pixels. ${wide}`],
  ['odd/big-height.webp', 'too_small', 'The picture is only 13×169 pixels. Please export a larger version.'],
  ['odd/broken1.jpg', 'not_twice_as_wide', `The picture is 600×900 pixels. ${wide}`],
  ['odd/cielab-dagams.tiff', 'not_twice_as_wide', `The picture is 400×266 pixels. ${wide}`],
  ['odd/corrupt-header.jpg', 'damaged', `The file is damaged or not a picture. ${kinds}`],
  ['odd/exif-Landscape_6.jpg', 'not_twice_as_wide', `The picture is 1800×1200 pixels. ${wide}`],
  ['odd/exif-Portrait_8.jpg', 'not_twice_as_wide', `The picture is 1200×1800 pixels. ${wide}`],
  ['odd/giant-image.jpg', 'not_twice_as_wide', `The picture is 20000×14000 pixels. ${wide}`],
  ['odd/heic-single.heic', 'not_twice_as_wide', `The picture is 1440×960 pixels. ${wide}`],
  [
    'odd/lfs-pointer.jpg',
    'lfs_pointer',
    'The file is a Git LFS pointer, not the picture itself. Please fetch the picture first.',
  ],
  ['odd/truncated.jpg', 'not_twice_as_wide', `The picture is 2725×2225 pixels. ${wide}`],
  ['floorplans/rendered-flat.png', 'not_twice_as_wide', `The picture is 897×704 pixels. ${wide}`],
  ['video/congo_2048.mp4', 'video', `The file is a video or an unknown format. ${kinds}`],
  ['video/testroom_1920_mono.mp4', 'video', `The file is a video or an unknown format. ${kinds}`],
  ['audio/guitar.ogg', 'damaged', `The file is damaged or not a picture. ${kinds}`],
  ['audio/project_utopia.mp3', 'damaged', `The file is damaged or not a picture. ${kinds}`],
];

async function expectRefused(file: string, code: string, words: string): Promise<void> {
  const target = made(`tiles/${code}`);
  expect(await run(file, target, '--quiet')).toEqual({ code: 1, out: '', error: `${file}: ${words}\n` });
  expect(existsSync(made('tiles'))).toBe(false);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'mine.txt'), 'mine');
  const asJson = await run(file, target, '--json', '--quiet');
  const event = JSON.parse(asJson.out.trim().split('\n').at(-1) ?? '') as object;
  expect([asJson.code, asJson.error]).toEqual([1, '']);
  expect(event).toMatchObject({ event: 'refused', code, message: words });
  expect(readdirSync(target)).toEqual(['mine.txt']);
  rmSync(made('tiles'), { recursive: true });
}

test.each(ours)('%s is refused as %s, and nothing is left of it', async (name, code, words) => {
  await expectRefused(made(name), code, words);
});

for (const [name, code, words] of found) {
  const isThere = existsSync(join(samples, name));
  test.skipIf(!isThere)(
    `${name} of the samples is refused as ${code}${isThere ? '' : ' (not here)'}`,
    async () => {
      await expectRefused(join(samples, name), code, words);
    },
  );
}

test.skipIf(!existsSync(join(samples, 'odd')))('every odd sample is in the table, or is cut', () => {
  const cut = ['cubemap-3x2.jpg', 'stereo-top-bottom.jpg'];
  const known = found.flatMap(([name]) => (name.startsWith('odd/') ? [name.slice(4)] : []));
  expect([...known, ...cut].sort()).toEqual(readdirSync(join(samples, 'odd')).sort());
});

test('a file that is not there, a folder, and a target that is a file end with 1 and their names', async () => {
  const target = made('tiles');
  const missing = await run(made('missing.jpg'), target);
  expect(missing).toEqual({ code: 1, out: '', error: `There is no file ${made('missing.jpg')}\n` });
  const isFolder = await run(folder, target);
  expect(isFolder.code).toBe(1);
  expect(isFolder.error).toBe(`${folder} is a folder; the source is one picture, or six\n`);
  const overFile = await run(made('snapshot.jpg'), made('empty.jpg'));
  expect(overFile).toEqual({ code: 1, out: '', error: `${made('empty.jpg')} is a file, not a folder\n` });
  expect(readFileSync(made('empty.jpg'), 'utf8')).toBe('');
  expect(existsSync(target)).toBe(false);
});
