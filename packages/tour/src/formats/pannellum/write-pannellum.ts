import type { Hotspot, Scene, Tour } from '../../document/index.ts';
import { isKind } from '../../document/index.ts';
import { openingView } from '../../rules/index.ts';
import type { PlacedPhotos } from '../coverage.ts';
import type { ExportedTour, ImportedContent } from '../imported-tour.ts';
import { degreesOf, keptOf, rounded } from '../reading/create-parts.ts';
import { openReport, type Report } from '../report.ts';
import { type ExportedMedia, openExportedMedia } from '../writing/exported-media.ts';
import { reportUnwritten } from '../writing/report-unwritten.ts';
import { sceneNames } from '../writing/scene-names.ts';
import { coverageFields } from './coverage-fields.ts';
import { page } from './page.ts';

interface Writing {
  report: Report;
  names: ReadonlyMap<number, string>;
  media: ExportedMedia;
  placed: PlacedPhotos;
}

/** Writes a tour for Pannellum: `tour.json`, and a page that shows it with `pannellum/pannellum.js` beside it. */
export function writePannellum(tour: Tour | ImportedContent, placed: PlacedPhotos = new Map()): ExportedTour {
  const report = openReport();
  const writing = { report, names: sceneNames(tour.scenes, 'pannellum'), media: openExportedMedia(), placed };
  const { root, ...kept } = keptOf(tour, 'pannellum').fields;
  const first = writing.names.get(tour.initialSceneId ?? tour.scenes[0]?.id ?? 0);
  const config = {
    ...(typeof root === 'object' && root),
    default: {
      ...kept,
      ...(first !== undefined && { firstScene: first }),
      ...(tour.name && { title: tour.name }),
      ...(tour.autorotate && {
        autoRotate: typeof kept['autoRotate'] === 'number' ? kept['autoRotate'] : -2,
      }),
    },
    scenes: Object.fromEntries(
      tour.scenes.map((scene) => [writing.names.get(scene.id) ?? '', writeScene(scene, writing)]),
    ),
  };
  reportUnwritten(tour, report, ['autorotate', 'level']);
  const text = `${JSON.stringify(config, null, 2)}\n`;
  return {
    files: [
      { path: 'tour.json', text },
      { path: 'index.html', text: page(tour.name ?? '') },
    ],
    media: writing.media.list,
    report: report.lines,
  };
}

function writeScene(scene: Scene, writing: Writing): Record<string, unknown> {
  const { report, media, placed } = writing;
  const place = `scenes[${scene.id}]`;
  const { yaw, pitch, hfov } = openingView(scene);
  const { across, level } = scene.adjustment ?? {};
  const { yaw: yawLimit, pitch: pitchLimit, hfov: hfovLimit } = scene.limits ?? {};
  if (level?.yaw) report.add('no_counterpart', `${place}.adjustment.level.yaw`, { field: 'level' });
  if (scene.videos.length > 0) report.add('no_counterpart', `${place}.videos`, { field: 'videos' });
  report.add('scene', place, { name: scene.name });
  return {
    ...keptOf(scene, 'pannellum').fields,
    title: scene.name,
    type: 'equirectangular',
    ...(scene.slug && { panorama: media.pathOf(scene.slug, 'panoramas') }),
    yaw: rounded(yaw, 7),
    pitch: rounded(pitch, 7),
    hfov: rounded(hfov, 7),
    ...(scene.heading !== undefined && { northOffset: scene.heading }),
    ...(across !== undefined && { haov: across }),
    ...coverageFields(placed.get(scene.slug), `${place}.slug`, report),
    ...(level && { horizonPitch: 0 - level.pitch, horizonRoll: level.roll }),
    ...(yawLimit && { minYaw: yawLimit.min, maxYaw: yawLimit.max }),
    ...(pitchLimit && { minPitch: pitchLimit.min, maxPitch: pitchLimit.max }),
    ...(hfovLimit && { minHfov: hfovLimit.min, maxHfov: hfovLimit.max }),
    hotSpots: scene.hotspots.flatMap((hotspot) => writeHotspot(hotspot, place, writing) ?? []),
  };
}

function writeHotspot(
  hotspot: Hotspot,
  scenePlace: string,
  { report, names, media }: Writing,
): Record<string, unknown> | null {
  const place = `${scenePlace}.hotspots[${hotspot.id}]`;
  const { fields, id } = keptOf(hotspot, 'pannellum');
  const shared = {
    ...fields,
    ...(id !== undefined && { id }),
    ...degreesOf(hotspot.position),
    ...(hotspot.text !== undefined && { text: hotspot.text }),
    ...(hotspot.scale !== 1 && { scale: hotspot.scale }),
  };
  if (isKind(hotspot, 'link')) {
    const target = names.get(hotspot.targetSceneId ?? 0);
    if (target === undefined) {
      report.add('no_such_scene', place, { name: String(hotspot.targetSceneId ?? '') });
      return null;
    }
    const { arrival } = hotspot;
    report.add('link', place);
    return {
      ...shared,
      type: 'scene',
      sceneId: target,
      ...(arrival && { targetYaw: arrival.yaw, targetPitch: arrival.pitch }),
      ...(arrival?.hfov !== undefined && { targetHfov: arrival.hfov }),
    };
  }
  const { kind } = hotspot;
  const { body, url, pictures, slug } = hotspot as {
    body?: string;
    url?: string;
    pictures?: { slug: string }[];
    slug?: string;
  };
  // Pannellum shows one text on hover, and has no panels.
  if (!['info', 'web', 'image', 'video'].includes(kind)) report.add('other_kind', place, { kind });
  const words = [hotspot.text, body].filter((text) => text).join('\n\n');
  const picture = pictures?.[0]?.slug;
  report.add('hotspot', place, { kind });
  return {
    type: 'info',
    ...shared,
    ...(words && { text: words }),
    ...(url && { URL: url }),
    ...(kind === 'video' && slug && { video: media.pathOf(slug, 'videos') }),
    ...(kind !== 'video' && picture && { image: media.pathOf(picture, 'pictures') }),
  };
}
