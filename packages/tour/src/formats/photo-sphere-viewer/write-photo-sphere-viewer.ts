import type { Hotspot, Scene, SceneVideo, Tour, Vector } from '../../document/index.ts';
import { isKind } from '../../document/index.ts';
import { openingView } from '../../rules/index.ts';
import { type Turn, turned, yawPitchOf } from '../../sphere/index.ts';
import type { PlacedPhoto, PlacedPhotos } from '../coverage.ts';
import type { ExportedTour, ImportedContent } from '../imported-tour.ts';
import { keptOf, rounded } from '../reading/create-parts.ts';
import { openReport, type Report } from '../report.ts';
import { escapeMarkup, scriptJson } from '../writing/escape-markup.ts';
import { type ExportedMedia, openExportedMedia } from '../writing/exported-media.ts';
import { reportUnwritten } from '../writing/report-unwritten.ts';
import { sceneNames } from '../writing/scene-names.ts';
import { turnOfNode } from './conventions.ts';
import { page } from './page.ts';

const tool = 'photo-sphere-viewer';

interface Writing {
  report: Report;
  names: ReadonlyMap<number, string>;
  media: ExportedMedia;
  placed: PlacedPhotos;
}

/**
 * Writes a tour for the virtual tour of Photo Sphere Viewer: `tour.json`, and a page that shows it. Every link has its
 * position, also where those of the document that it came from were worked out of geographical places.
 */
export function writePhotoSphereViewer(
  tour: Tour | ImportedContent,
  placed: PlacedPhotos = new Map(),
): ExportedTour {
  const report = openReport();
  const writing = { report, names: sceneNames(tour.scenes, tool), media: openExportedMedia(), placed };
  const start = writing.names.get(tour.initialSceneId ?? tour.scenes[0]?.id ?? 0);
  const config = {
    ...keptOf(tour, tool).fields,
    ...(tour.name && { name: tour.name }),
    positionMode: 'manual',
    ...(start !== undefined && { startNodeId: start }),
    nodes: tour.scenes.map((scene) => writeNode(scene, writing)),
  };
  reportUnwritten(tour, report);
  return {
    files: [
      { path: 'tour.json', text: `${JSON.stringify(config, null, 2)}\n` },
      { path: 'index.html', text: page(tour.name ?? '', scriptJson(config)) },
    ],
    media: writing.media.list,
    report: report.lines,
  };
}

function writeNode(scene: Scene, writing: Writing): Record<string, unknown> {
  const { report, names, media, placed } = writing;
  const place = `scenes[${scene.id}]`;
  const { fields } = keptOf(scene, tool);
  const turn = turnOfNode(fields['panoData'], fields['sphereCorrection']);
  const { yaw, pitch, hfov } = openingView(scene);
  const links = scene.hotspots.filter((hotspot) => isKind(hotspot, 'link'));
  const others = scene.hotspots.filter((hotspot) => !isKind(hotspot, 'link'));
  report.add('scene', place, { name: scene.name });
  return {
    ...fields,
    id: names.get(scene.id),
    name: escapeMarkup(scene.name),
    ...(scene.slug && { panorama: media.pathOf(scene.slug, 'panoramas') }),
    ...panoDataOf(placed.get(scene.slug), fields['panoData']),
    links: links.flatMap((link) => writeLink(link, place, turn, writing)),
    markers: [
      ...others.map((hotspot) => writeMarker(hotspot, place, turn, writing)),
      ...scene.videos.map((surface) => writeSurface(surface, place, turn, writing)),
    ],
    // It has no start view of a node and no north without geographical places.
    data: {
      tourwright: {
        view: { yaw: rounded(yaw, 7), pitch: rounded(pitch, 7), hfov: rounded(hfov, 7) },
        ...(scene.heading !== undefined && { heading: scene.heading }),
      },
    },
  };
}

/** Pixels, as GPano has them, beside what was kept of how the camera stood. */
function panoDataOf(photo: PlacedPhoto | undefined, kept: unknown): { panoData?: object } {
  if (photo === undefined) return {};
  const { coverage, fullWidth } = photo;
  const fullHeight = Math.round(fullWidth / 2);
  return {
    panoData: {
      ...(typeof kept === 'object' && kept),
      fullWidth,
      fullHeight,
      croppedWidth: Math.round(coverage.width * fullWidth),
      croppedHeight: Math.round(coverage.height * fullHeight),
      croppedX: Math.round(coverage.left * fullWidth),
      croppedY: Math.round(coverage.top * fullHeight),
    },
  };
}

function writeLink(hotspot: Hotspot, scenePlace: string, turn: Turn, { report, names }: Writing): object[] {
  const place = `${scenePlace}.hotspots[${hotspot.id}]`;
  const { targetSceneId, arrival } = hotspot as { targetSceneId?: number; arrival?: object };
  const target = names.get(targetSceneId ?? 0);
  if (target === undefined) {
    report.add('no_such_scene', place, { name: String(targetSceneId ?? '') });
    return [];
  }
  report.add('link', place);
  return [
    {
      ...keptOf(hotspot, tool).fields,
      nodeId: target,
      ...(hotspot.text && { name: escapeMarkup(hotspot.text) }),
      position: positionOf(hotspot.position, turn),
      ...(arrival && { data: { tourwright: { arrival } } }),
    },
  ];
}

function writeMarker(hotspot: Hotspot, scenePlace: string, turn: Turn, { report }: Writing): object {
  const place = `${scenePlace}.hotspots[${hotspot.id}]`;
  const { id, fields } = keptOf(hotspot, tool);
  const { tooltip: kept, ...rest } = fields;
  const { body, url, polygon } = hotspot as { body?: string; url?: string; polygon?: Vector[] };
  const content = [body, url].filter((text) => text).join('\n\n');
  const text = escapeMarkup(hotspot.text ?? '');
  if (hotspot.kind !== 'info' && hotspot.kind !== 'polygon')
    report.add('other_kind', place, { kind: hotspot.kind });
  report.add('hotspot', place, { kind: hotspot.kind });
  const hasMark = ['image', 'html', 'element', 'circle', 'square', 'rect', 'ellipse', 'path'].some(
    (mark) => mark in rest,
  );
  return {
    ...(polygon || hasMark ? {} : { html: '<span class="mark">i</span>' }),
    ...rest,
    id: id ?? hotspot.id,
    ...(polygon
      ? { polygon: polygon.map((corner) => Object.values(positionOf(corner, turn))) }
      : { position: positionOf(hotspot.position, turn) }),
    ...(text && { tooltip: typeof kept === 'object' ? { ...kept, content: text } : text }),
    // It shows the content as markup.
    ...(content && { content: escapeMarkup(content).replaceAll('\n', '<br>') }),
  };
}

function writeSurface(
  surface: SceneVideo,
  scenePlace: string,
  turn: Turn,
  { report, media }: Writing,
): object {
  const { id, fields } = keptOf(surface, tool);
  const isVideo = (surface.kind ?? 'video') === 'video';
  report.add('hotspot', `${scenePlace}.videos[${surface.id}]`, { kind: 'surface' });
  return {
    ...fields,
    id: id ?? surface.id,
    [isVideo ? 'videoLayer' : 'imageLayer']: media.pathOf(surface.slug, isVideo ? 'videos' : 'pictures'),
    position: surface.corners.map((corner) => positionOf(corner, turn)),
    ...(surface.name && { tooltip: escapeMarkup(surface.name) }),
  };
}

/** Radians on the turned sphere. */
function positionOf(direction: Vector, turn: Turn): { yaw: number; pitch: number } {
  const { yaw, pitch } = yawPitchOf(turned(direction, turn));
  return { yaw: rounded(yaw, 9), pitch: rounded(pitch, 9) };
}
