import type { Hotspot, Scene, Tour } from '../../document/index.ts';
import { isKind } from '../../document/index.ts';
import { openingView } from '../../rules/index.ts';
import { radians } from '../../sphere/index.ts';
import type { PlacedPhotos } from '../coverage.ts';
import type { ExportedTour, ImportedContent } from '../imported-tour.ts';
import { degreesOf, keptOf, rounded } from '../reading/create-parts.ts';
import { openReport, type Report } from '../report.ts';
import { escapeMarkup, scriptJson } from '../writing/escape-markup.ts';
import { type ExportedMedia, openExportedMedia } from '../writing/exported-media.ts';
import { reportUnwritten } from '../writing/report-unwritten.ts';
import { sceneNames } from '../writing/scene-names.ts';
import { fovOfHfov } from './conventions.ts';
import { page } from './page.ts';

interface Writing {
  report: Report;
  names: ReadonlyMap<number, string>;
  media: ExportedMedia;
  placed: PlacedPhotos;
}

/** Writes a tour for Marzipano: `data.js` as Marzipano Tool does, with one photo for each scene in place of tiles. */
export function writeMarzipano(tour: Tour | ImportedContent, placed: PlacedPhotos = new Map()): ExportedTour {
  const report = openReport();
  const writing = { report, names: sceneNames(tour.scenes, 'marzipano'), media: openExportedMedia(), placed };
  const { settings, ...kept } = keptOf(tour, 'marzipano').fields;
  const opening = tour.scenes.findIndex(({ id }) => id === tour.initialSceneId);
  // It opens with the first of its list.
  const scenes =
    opening > 0
      ? tour.scenes.toSpliced(opening, 1).toSpliced(0, 0, tour.scenes[opening] as Scene)
      : tour.scenes;
  const data = {
    ...kept,
    scenes: scenes.map((scene) => writeScene(scene, writing)),
    name: tour.name ?? '',
    settings: {
      mouseViewMode: 'drag',
      fullscreenButton: true,
      viewControlButtons: true,
      ...(typeof settings === 'object' && settings),
      autorotateEnabled: tour.autorotate === true,
    },
  };
  reportUnwritten(tour, report, ['autorotate']);
  return {
    files: [
      { path: 'data.js', text: `var APP_DATA = ${scriptJson(data)};\n` },
      { path: 'index.html', text: page(tour.name ?? '') },
    ],
    media: writing.media.list,
    report: report.lines,
  };
}

function writeScene(scene: Scene, writing: Writing): Record<string, unknown> {
  const { report, names, media, placed } = writing;
  const place = `scenes[${scene.id}]`;
  const photo = placed.get(scene.slug);
  const { yaw, pitch, hfov } = openingView(scene);
  const { levels: _levels, faceSize: _faceSize, ...kept } = keptOf(scene, 'marzipano').fields;
  report.add('scene', place, { name: scene.name });
  report.add('angle_of_view', `${place}.view`);
  if (scene.videos.length > 0) report.add('no_counterpart', `${place}.videos`, { field: 'videos' });
  if (scene.heading !== undefined) report.add('no_counterpart', `${place}.heading`, { field: 'heading' });
  return {
    ...kept,
    id: names.get(scene.id),
    name: scene.name,
    ...(scene.slug && { panorama: media.pathOf(scene.slug, 'panoramas') }),
    // No field of the tool: our page draws the part into a whole sphere.
    ...(photo && { coverage: photo.coverage }),
    initialViewParameters: { ...inRadians({ yaw, pitch }), fov: rounded(fovOfHfov(hfov), 9) },
    linkHotspots: scene.hotspots.flatMap((hotspot) => writeLink(hotspot, place, writing)),
    infoHotspots: scene.hotspots.flatMap((hotspot) => writeInfo(hotspot, place, writing)),
  };
}

function writeLink(hotspot: Hotspot, scenePlace: string, { report, names }: Writing): object[] {
  if (!isKind(hotspot, 'link')) return [];
  const place = `${scenePlace}.hotspots[${hotspot.id}]`;
  const target = names.get(hotspot.targetSceneId ?? 0);
  if (target === undefined) {
    report.add('no_such_scene', place, { name: String(hotspot.targetSceneId ?? '') });
    return [];
  }
  if (hotspot.arrival) report.add('no_counterpart', `${place}.arrival`, { field: 'arrival' });
  report.add('link', place);
  return [
    {
      ...keptOf(hotspot, 'marzipano').fields,
      ...positionOf(hotspot),
      rotation: rounded(radians(hotspot.rotation), 9),
      target,
    },
  ];
}

function writeInfo(hotspot: Hotspot, scenePlace: string, { report }: Writing): object[] {
  if (isKind(hotspot, 'link')) return [];
  const place = `${scenePlace}.hotspots[${hotspot.id}]`;
  if (hotspot.kind !== 'info') report.add('other_kind', place, { kind: hotspot.kind });
  const { body, url } = hotspot as { body?: string; url?: string };
  report.add('hotspot', place, { kind: 'info' });
  return [
    {
      ...keptOf(hotspot, 'marzipano').fields,
      ...positionOf(hotspot),
      title: escapeMarkup(hotspot.text ?? ''),
      // Its page takes it for markup.
      text: escapeMarkup([body, url].filter((text) => text).join('\n\n')),
    },
  ];
}

function positionOf({ position }: Hotspot): { yaw: number; pitch: number } {
  return inRadians(degreesOf(position));
}

/** Degrees with the pitch up, as radians with the pitch down. */
function inRadians({ yaw, pitch }: { yaw: number; pitch: number }): { yaw: number; pitch: number } {
  return { yaw: rounded(radians(yaw), 9), pitch: rounded(-radians(pitch), 9) };
}
