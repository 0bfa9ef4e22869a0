import {
  krpanoLayout,
  krpanoLevelsLayout,
  plainKrpanoAddress,
  type TileLayout,
} from '../../pyramid/index.ts';
import type { Face } from '../../sphere/index.ts';
import type { Reading } from '../reading/reading.ts';
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
      return files.want('panorama', { kind: 'tiles', layout }, `${place}/image`, {
        name: `${scene.attributes.get('name') ?? 'pano'}.jpg`,
      });
    }
    const sphere = childrenOf(image, 'sphere')[0]?.attributes.get('url');
    if (sphere && !/%[0-9]*[lvhuxy]/.test(sphere)) {
      return files.want('panorama', { kind: 'file', address: plainKrpanoAddress(sphere) }, `${place}/image`);
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
  if (url && multires) return krpanoLayout(url, multires, base);
  const levels = childrenOf(image, 'level').flatMap((level) => {
    const address = childrenOf(level, 'cube')[0]?.attributes.get('url') ?? addressOfSides(level);
    const faceSize = Number(level.attributes.get('tiledimagewidth'));
    return address ? [{ address, faceSize }] : [];
  });
  return krpanoLevelsLayout(levels, Number(image.attributes.get('tilesize') ?? 512), base);
}

/** Older releases write an address for each side of a level, alike but for the side's letter. */
function addressOfSides(level: XmlElement): string | null {
  const urls = sides.map(([side]) => childrenOf(level, side)[0]?.attributes.get('url') ?? '');
  const [front = '', right = ''] = urls;
  const letters = [...front].map((letter, at) => (letter === right[at] ? letter : '%s')).join('');
  const isSame = sides.every(([, face], index) => urls[index] === letters.replaceAll('%s', face));
  return letters.includes('%s') && isSame ? letters : null;
}

function facesOf(image: XmlElement): Record<Face, string> | null {
  const cube = childrenOf(image, 'cube')[0]?.attributes.get('url');
  if (cube?.includes('%s')) {
    const address = plainKrpanoAddress(cube);
    return Object.fromEntries(sides.map(([, face]) => [face, address.replaceAll('%s', face)])) as Record<
      Face,
      string
    >;
  }
  const found = sides.map(
    ([side, face]) => [face, childrenOf(image, side)[0]?.attributes.get('url')] as const,
  );
  if (!found.every(([, url]) => url)) return null;
  return Object.fromEntries(found.map(([face, url]) => [face, plainKrpanoAddress(url ?? '')])) as Record<
    Face,
    string
  >;
}
