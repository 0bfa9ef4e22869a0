import { limits } from '../../document/index.ts';
import { cubesAmong } from '../../faces/index.ts';
import { faces } from '../../sphere/index.ts';
import { type ReadResult, refuseDocument } from '../imported-tour.ts';
import { createScene } from '../reading/create-parts.ts';
import { openWantedFiles } from '../reading/wanted-files.ts';
import { openReport } from '../report.ts';

const photo = /\.(?:jpe?g|png|webp|tiff?|avif|hei[cf])$/i;
/** What systems put beside photos. */
const hidden = /(?:^|\/)(?:\.|__MACOSX\/|thumbs\.db$|desktop\.ini$)/i;

/** Makes a tour of a plain folder of photos: a scene for each, in the order of their names, without links. */
export function readFolder(paths: readonly string[]): ReadResult {
  const report = openReport();
  const files = openWantedFiles();
  const shown = paths.filter((path) => !hidden.test(path));
  for (const path of shown.filter((each) => !photo.test(each))) report.add('no_photo_file', path);
  const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const photos = shown.filter((path) => photo.test(path)).sort((a, b) => order.compare(a, b));
  const named = photos.map((path) => {
    const slash = path.lastIndexOf('/');
    return { path, folder: path.slice(0, slash + 1), name: path.slice(slash + 1) };
  });
  const inCubes = new Set<number>();
  const scenes: { at: number; name: string; slug: string; path: string }[] = [];
  for (const cube of cubesAmong(named)) {
    const members = cube.files.flat();
    // A number at the end is mostly a count of photos.
    if (cube.isNumbered && (cube.missing.length > 0 || cube.claimedTwice !== null)) continue;
    const [first = 0] = members;
    const path = named[first]?.path ?? '';
    for (const index of members) inCubes.add(index);
    if (cube.missing.length > 0 || cube.claimedTwice !== null) {
      report.add('incomplete_cube', path, {
        missing: cube.missing.join(', '),
        twice: String(cube.claimedTwice ?? ''),
      });
      continue;
    }
    const addresses = Object.fromEntries(
      faces.map((face, at) => [face, named[cube.files[at]?.[0] ?? 0]?.path ?? '']),
    ) as Record<(typeof faces)[number], string>;
    report.add('from_faces', path);
    const slug = files.want('panorama', { kind: 'faces', addresses }, path, {
      name: `${cube.name || 'cube'}.jpg`,
    });
    scenes.push({ at: first, name: titleOf(cube.name), slug, path });
  }
  for (const [at, { path, name }] of named.entries()) {
    if (inCubes.has(at)) continue;
    const slug = files.want('panorama', { kind: 'file', address: path }, path);
    scenes.push({ at, name: titleOf(name.replace(photo, '')), slug, path });
  }
  if (scenes.length === 0) return refuseDocument('no_scenes');
  if (scenes.length > limits.scenes)
    report.add('too_many', '$', { count: scenes.length, most: limits.scenes });
  const kept = scenes.sort((a, b) => a.at - b.at).slice(0, limits.scenes);
  for (const { path, name } of kept) report.add('scene', path, { name });
  return {
    ok: true,
    content: {
      scenes: kept.map(({ name, slug }, index) => createScene(index + 1, { name, slug })),
      audio: [],
      brochures: [],
      floorPlans: [],
    },
    files: files.list.filter(({ name }) => kept.some(({ slug }) => slug === name)),
    report: report.lines,
  };
}

/** "living_room-2" as "Living room 2". */
function titleOf(stem: string): string {
  const words =
    stem
      .normalize('NFC')
      .replace(/[_\s-]+/g, ' ')
      .trim()
      .slice(0, 300) || 'Scene';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
