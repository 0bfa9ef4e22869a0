import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readGPano } from '@tourwright/tour/pyramid';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayCutFailure } from '../failure-words.en.ts';
import { inspectSource } from '../process/inspect-source.ts';
import type { Inspection, Panorama } from './panorama.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'panorama-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const gpano = (fields: Record<string, string | number>) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" ${Object.entries(fields)
    .map(([name, value]) => `GPano:${name}="${value}"`)
    .join(' ')}/></rdf:RDF></x:xmpmeta>`;

async function inspect(width: number, height: number, xmp?: string): Promise<Inspection> {
  const path = join(folder, `${width}x${height}.jpg`);
  const picture = sharp({ create: { width, height, channels: 3, background: '#789' } }).jpeg({ quality: 30 });
  await (xmp ? picture.withXmp(xmp) : picture).toFile(path);
  return inspectSource(path);
}

test('a picture of 2:1 is a whole sphere, some pixels more or less', async () => {
  for (const [width, height] of [
    [512, 256],
    [513, 256],
    [1000, 505],
  ] as const) {
    const result = await inspect(width, height);
    expect(result).toMatchObject({
      ok: true,
      panorama: { width, height, area: { left: 0, top: 0, width, height } },
    });
    expect(result.ok && result.panorama).not.toHaveProperty('coverage');
  }
});

test('a wider picture is a band all the way round', async () => {
  expect(await inspect(1200, 300)).toMatchObject({
    ok: true,
    panorama: { width: 1200, height: 600, coverage: { left: 0, top: 0.25, width: 1, height: 0.5 } },
  });
});

test("the camera's fields say where a part is, also after the picture was resized", async () => {
  const xmp = gpano({
    ProjectionType: 'equirectangular',
    FullPanoWidthPixels: 4000,
    FullPanoHeightPixels: 2000,
    CroppedAreaImageWidthPixels: 2000,
    CroppedAreaImageHeightPixels: 1000,
    CroppedAreaLeftPixels: 1000,
    CroppedAreaTopPixels: 400,
    PoseHeadingDegrees: -75.5,
  });
  expect(await inspect(1000, 500, xmp)).toMatchObject({
    ok: true,
    panorama: {
      width: 2000,
      height: 1000,
      area: { left: 500, top: 200, width: 1000, height: 500 },
      coverage: { left: 0.25, top: 0.2, width: 0.5, height: 0.5 },
      heading: 284.5,
    },
  });
});

const fieldsOf = (full: [number, number], part: [number, number], at: [number, number] = [0, 0]) =>
  gpano({
    FullPanoWidthPixels: full[0],
    FullPanoHeightPixels: full[1],
    CroppedAreaImageWidthPixels: part[0],
    CroppedAreaImageHeightPixels: part[1],
    CroppedAreaLeftPixels: at[0],
    CroppedAreaTopPixels: at[1],
  });

test('fields that cannot be do not make a whole panorama a part of one, nor any photo a panorama', async () => {
  const impossible = [
    fieldsOf([2048, 2048], [1024, 512]),
    fieldsOf([512, 256], [512, 256], [0, 200]),
    fieldsOf([512, 256], [1024, 512]),
    // Another picture than the file holds.
    fieldsOf([4000, 2000], [2000, 1500]),
    fieldsOf([4000, 2000], [4000, 1000], [0, 500]),
  ];
  for (const xmp of impossible) {
    const whole = await inspect(512, 256, xmp);
    expect(whole).toMatchObject({ ok: true, panorama: { width: 512, height: 256 } });
    expect(whole.ok && whole.panorama).not.toHaveProperty('coverage');
    expect(await inspect(500, 300, xmp)).toMatchObject({ failure: { code: 'not_twice_as_wide' } });
  }
});

test('a panorama that was cut to a band keeps its horizon, whatever the fields of the whole still say', async () => {
  expect(await inspect(1200, 300, fieldsOf([4000, 2000], [4000, 2000]))).toMatchObject({
    ok: true,
    panorama: { width: 1200, height: 600, coverage: { left: 0, top: 0.25, width: 1, height: 0.5 } },
  });
});

test('a part that an editor made smaller stays in place, though its pixels were rounded', async () => {
  // As a phone's stitcher wrote it, to 1000 pixels: 340.16 rows.
  const result = await inspect(1000, 340, fieldsOf([4542, 2271], [4542, 1545], [0, 347]));
  expect(result).toMatchObject({ ok: true, panorama: { width: 1000, area: { left: 0, top: 76 } } });
  const height = result.ok ? result.panorama.height : 0;
  expect(Math.abs(height - 500)).toBeLessThanOrEqual(1);
});

test('what is not a panorama is refused with its size', async () => {
  expect(await inspect(900, 600)).toMatchObject({
    ok: false,
    failure: { code: 'not_twice_as_wide', params: { width: 900, height: 600 } },
  });
  expect(await inspect(8, 4)).toMatchObject({ ok: false, failure: { code: 'too_small' } });
  const cylinder = gpano({ ProjectionType: 'cylindrical' });
  expect(await inspect(800, 400, cylinder)).toMatchObject({
    ok: false,
    failure: { code: 'other_projection' },
  });
});

test('files that are not pictures are refused in words', async () => {
  const write = (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return inspectSource(path);
  };
  const refusals = [
    [await write('empty.jpg', ''), 'empty'],
    [await write('pointer.jpg', 'version https://git-lfs.github.com/spec/v1\noid sha256:0'), 'Git LFS'],
    [await write('photo.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')), 'cut off'],
    [await write('film.mp4', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42')), 'video'],
    [await write('noise.jpg', Buffer.alloc(5000, 7)), 'damaged'],
  ] as const;
  for (const [result, word] of refusals) {
    expect(!result.ok && sayCutFailure(result.failure)).toContain(word);
  }
});

test('reads the fields as elements too, and trusts no nonsense', () => {
  const elements =
    '<GPano:FullPanoWidthPixels>400</GPano:FullPanoWidthPixels><GPano:FullPanoHeightPixels>200</GPano:FullPanoHeightPixels>' +
    '<GPano:CroppedAreaImageWidthPixels>400</GPano:CroppedAreaImageWidthPixels>' +
    '<GPano:CroppedAreaImageHeightPixels>100</GPano:CroppedAreaImageHeightPixels><GPano:CroppedAreaTopPixels>50</GPano:CroppedAreaTopPixels>';
  expect(readGPano(elements).crop).toMatchObject({ fullWidth: 400, top: 50, left: 0, height: 100 });
  expect(readGPano(elements.replace('>50<', '>150<')).crop).toBeNull();
  expect(readGPano(gpano({ PoseHeadingDegrees: 'north' })).heading).toBeNull();
});

const samples = fileURLToPath(new URL('../../../../../shared/samples', import.meta.url));

function shapeOf({ layout, coverage }: Panorama): string {
  return layout?.kind ?? (coverage ? 'partial' : 'whole');
}

test.skipIf(!existsSync(samples))('every sample picture is taken or refused with a reason', async () => {
  const pictures = readdirSync(samples, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(jpe?g|png|webp|tiff|heic)$/.test(name),
  );
  const seen: Record<string, string> = {};
  for (const name of pictures) {
    const result = await inspectSource(join(samples, name));
    seen[name] = result.ok ? shapeOf(result.panorama) : result.failure.code;
  }
  expect(seen).toMatchObject({
    'gpano/snow-partial.jpg': 'partial',
    'gpano/veste-oberhaus.jpg': 'whole',
    'library-peabody/main-hall-16384.jpg': 'whole',
    'orientation/labelled-grid-4096.jpg': 'whole',
    'outdoor/charles-street.jpg': 'partial',
    'odd/heic-single.heic': 'not_twice_as_wide',
    'odd/lfs-pointer.jpg': 'lfs_pointer',
    'odd/corrupt-header.jpg': 'damaged',
    'odd/cubemap-3x2.jpg': 'cube',
    'odd/stereo-top-bottom.jpg': 'stereo',
    'odd/exif-Landscape_6.jpg': 'not_twice_as_wide',
  });
});
