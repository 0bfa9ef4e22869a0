import type { Hotspot, Media, Tour } from '../../document/index.ts';
import { readStored } from '../../rules/index.ts';
import { type ImportedContent, type ReadResult, refuseDocument } from '../imported-tour.ts';
import { isObject } from '../reading/fields.ts';
import { openWantedFiles, type WantedFiles } from '../reading/wanted-files.ts';
import { openReport, type Report } from '../report.ts';
import { readValue } from '../text/read-value.ts';

/** Whether a value is a tour as we write it, or as the specification stores it: scenes that name their photo by a slug. */
export function isTourwright(value: unknown): boolean {
  const tour = tourIn(value);
  return tour !== null && Array.isArray(tour['scenes']) && tour['scenes'].some(isStoredScene);
}

function isStoredScene(scene: unknown): boolean {
  if (!isObject(scene) || typeof scene['slug'] !== 'string') return false;
  return ['cameraPosition', 'cameraDirection', 'hotspots', 'videos'].some((name) => name in scene);
}

/** The document itself, or one that lies as `tourData` beside its id, as lists of tours have it. */
function tourIn(value: unknown): Record<string, unknown> | null {
  if (!isObject(value)) return null;
  return isObject(value['tourData']) ? value['tourData'] : value;
}

const place = { thumbnail: 'thumbnail', welcomePicture: 'welcomePicture', centerLogo: 'centerLogo' } as const;

/**
 * Reads a tour document, of this or another installation, also in the specification's stored form. Owner, publication
 * and numbers of versions belong to the place that it comes from, and stay there.
 */
export function readTourwright(text: string): ReadResult {
  const read = readValue(text);
  if (!read.ok) return read;
  const stored = tourIn(read.value);
  if (!stored || !isTourwright(read.value)) return refuseDocument('not_this_tool', { tool: 'tourwright' });
  const report = openReport();
  for (const key of read.unsafe) report.add('unsafe_key', '$', { key });
  const parsed = readStored(stored, { id: 'imported', user_id: 'imported', updated_at: '' });
  if (!parsed.ok) return refuseFaults(parsed.errors);
  if (parsed.tour.scenes.length === 0) return refuseDocument('no_scenes');
  const files = openWantedFiles();
  const content = contentOf(parsed.tour, files, report);
  return { ok: true, content, files: files.list, report: report.lines };
}

function refuseFaults(errors: readonly { path: string }[]): ReadResult {
  return refuseDocument('malformed', { reason: errors[0]?.path ?? '', count: errors.length });
}

/** Everything but what only a server knows; slugs become names of wanted files. */
function contentOf(tour: Tour, files: WantedFiles, report: Report): ImportedContent {
  const { id: _, user_id, schema, version, created_at, updated_at, ...rest } = tour;
  const { activity, published_version, published_at, ...content } = rest;
  const want = wantSlug(files);
  for (const [index, scene] of content.scenes.entries()) {
    const at = `scenes[${index}]`;
    report.add('scene', at, { name: scene.name });
    if (scene.slug === '') report.add('no_photo', at);
    reportHotspots(scene.hotspots, tour, at, report);
  }
  for (const plan of content.floorPlans)
    report.add('floor_plan', `floorPlans[${plan.id}]`, { pins: plan.pins?.length ?? 0 });
  const scenes = content.scenes.map((scene, index) => ({
    ...(withSlugs(scene, (slug, at) => want('picture', slug, `scenes[${index}]${at}`)) as typeof scene),
    slug: scene.slug && want('panorama', scene.slug, `scenes[${index}].slug`),
  }));
  const filesOf = <T extends Media>(
    list: readonly T[],
    use: 'audio' | 'floor-plan' | 'picture',
    at: string,
  ) => list.map((file) => ({ ...file, slug: file.slug && want(use, file.slug, `${at}[${file.id}]`) }));
  const others = withSlugs({ ...content, scenes: [], audio: [], brochures: [], floorPlans: [] }, (slug, at) =>
    want('picture', slug, at.slice(1)),
  ) as typeof content;
  return {
    ...others,
    scenes,
    audio: filesOf(content.audio, 'audio', 'audio'),
    brochures: filesOf(content.brochures, 'picture', 'brochures'),
    floorPlans: filesOf(content.floorPlans, 'floor-plan', 'floorPlans'),
    ...(tour.thumbnail && { thumbnail: want('picture', tour.thumbnail, place.thumbnail) }),
    ...(tour.welcomePicture !== undefined && {
      welcomePicture: tour.welcomePicture && want('picture', tour.welcomePicture, place.welcomePicture),
    }),
    ...(tour.centerLogo && { centerLogo: want('picture', tour.centerLogo, place.centerLogo) }),
  };
}

function reportHotspots(hotspots: readonly Hotspot[], tour: Tour, at: string, report: Report): void {
  for (const [index, hotspot] of hotspots.entries()) {
    const where = `${at}.hotspots[${index}]`;
    const { targetSceneId } = hotspot as { targetSceneId?: number };
    if (hotspot.kind !== 'link') report.add('hotspot', where, { kind: hotspot.kind });
    else if (tour.scenes.some(({ id }) => id === targetSceneId)) report.add('link', where);
    else report.add('no_such_scene', where, { name: String(targetSceneId ?? '') });
  }
}

/** The same slug is one file wherever it is named. */
function wantSlug(files: WantedFiles) {
  const known = new Map<string, string>();
  return (use: Parameters<WantedFiles['want']>[0], slug: string, where: string): string => {
    const found = known.get(slug);
    if (found !== undefined) return found;
    const name = files.want(use, { kind: 'file', address: slug }, where);
    known.set(slug, name);
    return name;
  };
}

/** A copy in which each `slug`, however deep, stands for a wanted file. */
function withSlugs(value: unknown, want: (slug: string, at: string) => string, at = ''): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withSlugs(item, want, `${at}[${index}]`));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === 'slug' && typeof item === 'string' && item !== '' && at !== ''
        ? want(item, `${at}.${name}`)
        : withSlugs(item, want, `${at}.${name}`),
    ]),
  );
}
