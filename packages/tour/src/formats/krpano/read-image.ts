import type { Face } from '../../sphere/index.ts';
import type { TileLayout } from '../imported-tour.ts';
import type { Reading } from '../reading.ts';
import { layoutOfSizes, plainAddress, tileAddress } from './conventions.ts';
import { childrenOf } from './element-fields.ts';
import type { XmlElement } from './read-xml.ts';

const sides: readonly [string, Face][] = [
  ['front', 'f'],
  ['right', 'r'],
  ['back', 'b'],
  ['left', 'l'],
  ['up', 'u'],
  ['down', 'd'],
];

/** The photo of a scene: a sphere, six faces, or tiles of faces. */
export function readImage(scene: XmlElement, place: string, { report, files }: Reading): string | null {
  for (const image of childrenOf(scene, 'image')) {
    const layout = layoutOf(image);
    if (layout) {
      report.add('from_tiles', `${place}/image`);
      return files.want(
        'panorama',
        { kind: 'tiles', layout },
        `${place}/image`,
        `${scene.attributes.get('name') ?? 'pano'}.jpg`,
      );
    }
    const sphere = childrenOf(image, 'sphere')[0]?.attributes.get('url');
    if (sphere && !/%[0-9]*[lvhuxy]/.test(sphere)) {
      return files.want('panorama', { kind: 'file', address: plainAddress(sphere) }, `${place}/image`);
    }
    const addresses = facesOf(image);
    if (addresses) {
      report.add('from_faces', `${place}/image`);
      return files.want('panorama', { kind: 'faces', addresses }, `${place}/image`);
    }
  }
  return null;
}

function layoutOf(image: XmlElement): TileLayout | null {
  const base = Number(image.attributes.get('baseindex') ?? 1) === 0 ? 0 : 1;
  const cube = childrenOf(image, 'cube')[0];
  const [url, multires] = [cube?.attributes.get('url'), cube?.attributes.get('multires')];
  if (url && multires) return layoutOfSizes(url, multires, base);
  const levels = childrenOf(image, 'level').flatMap((level) => {
    const address = childrenOf(level, 'cube')[0]?.attributes.get('url');
    const faceSize = Number(level.attributes.get('tiledimagewidth'));
    return address && Number.isInteger(faceSize) && faceSize > 0 && faceSize <= 2 ** 17
      ? [{ address, faceSize }]
      : [];
  });
  levels.sort((a, b) => a.faceSize - b.faceSize);
  const finest = levels.at(-1);
  const tileSize = Number(image.attributes.get('tilesize') ?? 512);
  if (!finest || !Number.isInteger(tileSize) || tileSize <= 0) return null;
  // Each level has an address of its own; the finest is the one that counts.
  return {
    address: tileAddress(finest.address),
    levels: [{ name: String(levels.length), faceSize: finest.faceSize, tileSize }],
    firstIndex: base,
  };
}

function facesOf(image: XmlElement): Record<Face, string> | null {
  const cube = childrenOf(image, 'cube')[0]?.attributes.get('url');
  if (cube?.includes('%s')) {
    const address = plainAddress(cube);
    return Object.fromEntries(sides.map(([, face]) => [face, address.replaceAll('%s', face)])) as Record<
      Face,
      string
    >;
  }
  const found = sides.map(
    ([side, face]) => [face, childrenOf(image, side)[0]?.attributes.get('url')] as const,
  );
  if (!found.every(([, url]) => url)) return null;
  return Object.fromEntries(found.map(([face, url]) => [face, plainAddress(url ?? '')])) as Record<
    Face,
    string
  >;
}
