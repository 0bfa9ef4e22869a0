import { type Hotspot, limits } from '../../document/index.ts';
import { createHotspot, directionOfDegrees, sourceOf, wrapDegrees } from '../reading/create-parts.ts';
import type { Fields } from '../reading/fields.ts';
import type { Reading } from '../reading/reading.ts';

/** Reads the hotspots of a scene. */
export function readHotspots(scene: Fields, reading: Reading, sceneId: number): Hotspot[] {
  return scene
    .objects('hotSpots', limits.hotspots)
    .flatMap((fields, index) => readHotspot(fields, index, reading, sceneId) ?? []);
}

function readHotspot(fields: Fields, index: number, reading: Reading, sceneId: number): Hotspot | null {
  const { report } = reading;
  const { place } = fields;
  const [yaw, pitch] = [fields.number('yaw'), fields.number('pitch')];
  if (yaw === undefined && pitch === undefined) {
    report.add('no_position', place);
    return null;
  }
  const position = directionOfDegrees(yaw ?? 0, pitch ?? 0);
  const id = fields.text('id', 200);
  const type = fields.text('type', 60);
  const text = fields.plain('text', 5000);
  const scale = fields.number('scale');
  const shared = {
    text: text || undefined,
    ...(scale !== undefined && scale >= 0.05 && scale <= 20 && { scale }),
  };
  for (const name of ['createTooltipFunc', 'clickHandlerFunc']) {
    if (fields.take(name) !== undefined) report.add('script', `${place}.${name}`);
  }
  if (type === 'scene' || fields.take('sceneId') !== undefined) {
    const link = readLink(fields, reading, sceneId);
    report.add('link', place);
    return createHotspot(
      index,
      'link',
      position,
      { ...shared, ...link },
      sourceOf('pannellum', id, fields.rest()),
    );
  }
  const panel = readPanel(fields, reading);
  report.add('hotspot', place, { kind: panel.kind });
  const source = sourceOf('pannellum', id, {
    ...(type !== undefined && type !== 'info' && { type }),
    ...fields.rest(),
  });
  return createHotspot(index, panel.kind, position, { ...shared, ...panel.fields }, source);
}

function readLink(fields: Fields, { report, scenes }: Reading, sceneId: number): Record<string, unknown> {
  const { place } = fields;
  const name = fields.text('sceneId', 1000) ?? '';
  const targetSceneId = scenes.target(name, `${place}.sceneId`);
  if (targetSceneId === sceneId) report.add('self_link', place);
  // "same" and "sameAzimuth" keep the direction in which the visitor looks, as our links do without an arrival view.
  const numberOf = (field: string) => {
    const found = fields.take(field);
    return typeof found === 'string' && Number.isNaN(Number(found)) ? undefined : fields.number(field);
  };
  const [yaw, pitch, hfov] = [numberOf('targetYaw'), numberOf('targetPitch'), numberOf('targetHfov')];
  const hasArrival = yaw !== undefined || pitch !== undefined;
  return {
    targetSceneId,
    ...(hasArrival && {
      arrival: { yaw: wrapDegrees(yaw ?? 0), pitch: pitch ?? 0, ...(hfov !== undefined && { hfov }) },
    }),
  };
}

function readPanel(fields: Fields, { files }: Reading): { kind: string; fields: Record<string, unknown> } {
  const url = fields.address('URL');
  const image = fields.text('image', 2000);
  const video = fields.text('video', 2000);
  const at = (name: string) => `${fields.place}.${name}`;
  if (video) {
    const slug = files.want('video', { kind: 'file', address: video }, at('video'));
    return { kind: 'video', fields: { slug, url } };
  }
  if (image) {
    const slug = files.want('picture', { kind: 'file', address: image }, at('image'));
    return { kind: 'image', fields: { pictures: [{ id: 'n1', slug }], url } };
  }
  return url === undefined ? { kind: 'info', fields: {} } : { kind: 'web', fields: { url } };
}
