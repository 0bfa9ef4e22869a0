/**
 * `npm run bench:axes -- [FOLDER ...]`: how well the building's axes are found. Of the demo tours' renders, whose cameras are
 * known, the error is printed; of the panoramas below other folders, by how much the left and the right half of each disagree.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { axesOfLines, type GreyFaces, highestPeak, wallLines } from '@tourwright/cutter/server';
import { planPyramid } from '@tourwright/tour/pyramid';
import { directionOfFace, type Face, faces, sampleColour } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { assetPath } from '../packages/demo/src/asset.ts';
import { readPlan } from '../packages/demo/src/plan.ts';
import { demoTours } from '../packages/demo/src/tours/index.ts';

console.log(
  '| panorama | pixels | lines | yaw | confidence | off | halves differ | ms |\n|---|---|---|---|---|---|---|---|',
);
for (const { slug } of demoTours) {
  for (const { picture, yaw } of (await readPlan(slug)).cameras) {
    await measure(`${slug}/${picture}`, assetPath(slug, picture), yaw);
  }
}
for (const folder of process.argv.slice(2)) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(jpe?g|png|webp)$/i.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const { width = 0, height = 1 } = await sharp(path)
      .metadata()
      .catch(() => ({ width: 0, height: 1 }));
    if (width / height > 1.9 && width / height < 2.1)
      await measure(`${basename(entry.parentPath)}/${entry.name}`, path);
  }
}

async function measure(name: string, path: string, known?: number): Promise<void> {
  const { width, panorama } = await readFaces(path);
  const started = performance.now();
  const lines = wallLines(panorama);
  const found = axesOfLines(lines);
  const took = performance.now() - started;
  const [left, right] = [true, false].map((isLeft) =>
    highestPeak(lines.filter(({ middle }) => middle[0] < 0 === isLeft)),
  );
  const cells = [
    name,
    width,
    lines.length,
    found?.yaw.toFixed(2) ?? '-',
    found?.confidence.toFixed(2) ?? '-',
    found && known !== undefined ? apart(found.yaw, known).toFixed(2) : '',
    left && right ? apart(left.yaw, right.yaw).toFixed(2) : '-',
    took.toFixed(0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

function apart(a: number, b: number): number {
  const off = (((a - b) % 90) + 90) % 90;
  return Math.min(off, 90 - off);
}

/** As the server reads them of a panorama's tiles. */
async function readFaces(path: string): Promise<{ width: number; panorama: GreyFaces }> {
  const source = sharp(path, { limitInputPixels: false });
  const { width = 0 } = await source.metadata();
  const full = Math.min(width, 4096);
  const shrunk = source
    .resize(full, full / 2, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb');
  const pixels = await shrunk.raw().toBuffer();
  const picture = { width: full, height: full / 2, pixels };
  const edge = planPyramid(width).tileSize;
  const drawn = faces.map((face): [Face, Uint8Array] => {
    const grey = new Uint8Array(edge * edge);
    for (let at = 0; at < grey.length; at++) {
      const place = directionOfFace(face, ((at % edge) + 0.5) / edge, (Math.floor(at / edge) + 0.5) / edge);
      const [r, g, b] = sampleColour(picture, place);
      grey[at] = 0.299 * r + 0.587 * g + 0.114 * b;
    }
    return [face, grey];
  });
  return { width, panorama: { edge, pixels: Object.fromEntries(drawn) as Record<Face, Uint8Array> } };
}
