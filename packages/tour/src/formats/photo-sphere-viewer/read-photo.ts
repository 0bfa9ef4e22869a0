import type { Coverage } from '../../pyramid/index.ts';
import type { FileSource } from '../imported-tour.ts';
import { type Fields, isObject } from '../reading/fields.ts';
import type { Reading } from '../reading/reading.ts';

/** The photo of a node: an address, six faces, or the coarse whole picture of a tiled one. */
export function readPhoto(
  fields: Fields,
  coverage: Coverage | undefined,
  { report, files }: Reading,
): string | null {
  const place = `${fields.place}.panorama`;
  const panorama = fields.take('panorama');
  const want = (source: FileSource) =>
    files.want('panorama', source, place, source.kind === 'file' ? { coverage } : {});
  if (typeof panorama === 'string' && panorama !== '' && panorama.length <= 2000)
    return want({ kind: 'file', address: panorama });
  const six = facesOf(panorama);
  if (six) {
    report.add('from_faces', place);
    return want({ kind: 'faces', addresses: six });
  }
  if (!isObject(panorama)) return null;
  const { path, baseUrl, type } = panorama;
  if (typeof path === 'string' && (type === 'stripe' || type === 'net')) {
    report.add('faces_in_one', place, { kind: type });
    return path === '' || path.length > 2000 ? null : want({ kind: 'file', address: path });
  }
  const coarse = facesOf(baseUrl);
  if (coarse && path === undefined) {
    // The addresses of its tiles are made by a function.
    report.add('script', `${place}.tileUrl`);
    report.add('from_faces', place);
    return want({ kind: 'faces', addresses: coarse });
  }
  if (isObject(path) || Array.isArray(path)) {
    const faces = facesOf(path);
    if (faces) report.add('from_faces', place);
    return faces ? want({ kind: 'faces', addresses: faces }) : null;
  }
  const whole = [path, baseUrl].find(
    (each): each is string => typeof each === 'string' && each !== '' && each.length <= 2000,
  );
  // The addresses of its tiles are made by a function.
  if (baseUrl !== undefined && whole === baseUrl) report.add('script', `${place}.tileUrl`);
  return whole === undefined ? null : want({ kind: 'file', address: whole });
}

/** Faces by their names, or as a list: left, front, right, back, top, bottom. */
function facesOf(value: unknown): Extract<FileSource, { kind: 'faces' }>['addresses'] | null {
  const named = Array.isArray(value)
    ? Object.fromEntries(
        ['left', 'front', 'right', 'back', 'top', 'bottom'].map((name, at) => [name, value[at] as unknown]),
      )
    : value;
  if (!isObject(named)) return null;
  const { front: f, right: r, back: b, left: l, top: u, bottom: d } = named;
  const isAddress = (each: unknown): each is string =>
    typeof each === 'string' && each !== '' && each.length <= 2000;
  if (!isAddress(f) || !isAddress(r) || !isAddress(b)) return null;
  return isAddress(l) && isAddress(u) && isAddress(d) ? { f, r, b, l, u, d } : null;
}
