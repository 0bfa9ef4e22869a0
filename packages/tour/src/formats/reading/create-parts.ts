import type { Hotspot, Scene, SceneView, Vector } from '../../document/index.ts';
import { writeView } from '../../rules/index.ts';
import { degrees } from '../../sphere/angle.ts';
import { directionOf, radians, yawPitchOf } from '../../sphere/index.ts';
import type { Source } from '../imported-tour.ts';

/** Degrees between -180 and 180, so that documents read alike whatever a tool counts from. */
export function wrapDegrees(angle: number): number {
  const rest = angle % 360;
  return rest > 180 ? rest - 360 : rest <= -180 ? rest + 360 : rest;
}

/** The unit direction of degrees, yaw to the right and pitch up. */
export function directionOfDegrees(yaw: number, pitch: number): Vector {
  return directionOf(radians(yaw), radians(clamp(pitch, -90, 90)));
}

/** Degrees of a direction, yaw to the right and pitch up. */
export function degreesOf(position: Vector): { yaw: number; pitch: number } {
  const { yaw, pitch } = yawPitchOf(position);
  return { yaw: rounded(degrees(yaw), 7), pitch: rounded(degrees(pitch), 7) };
}

/** Without the digits that only arithmetic made. */
export function rounded(value: number, digits: number): number {
  // Plus 0: no negative zeros in what people read.
  return Number(value.toFixed(digits)) + 0;
}

/** Limits a value to the range from `least` to `most`. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** A start view within what can be shown. */
export function viewOf(yaw: number, pitch: number, hfov: number): SceneView {
  return { yaw: wrapDegrees(yaw), pitch: clamp(pitch, -90, 90), hfov: clamp(hfov, 1, 179) };
}

/** A scene with what every scene has. */
export function createScene(
  id: number,
  {
    name,
    slug,
    view,
    source,
    ...more
  }: Partial<Scene> & {
    name: string;
    slug: string;
    view?: SceneView | undefined;
    source?: Source | undefined;
  },
): Scene {
  const scene: Scene = {
    id,
    name,
    slug,
    cameraPosition: [0, 0, 0.01],
    cameraDirection: [0, 0, 0],
    hotspots: [],
    videos: [],
    ...more,
    ...(source && { 'x-source': source }),
  };
  return view ? writeView(scene, view) : scene;
}

/** A hotspot with what every hotspot has; fields that are undefined are left out. */
export function createHotspot(
  index: number,
  kind: string,
  position: Vector,
  fields: Readonly<Record<string, unknown>>,
  source?: Source,
): Hotspot {
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const made = { id: `h${index + 1}`, kind, position, scale: 1, rotation: 0, ...known };
  return (source ? { ...made, 'x-source': source } : made) as Hotspot;
}

/** What is kept of a thing; nothing when there is nothing to keep. */
export function sourceOf(
  tool: Source['tool'],
  id: string | undefined,
  fields: Readonly<Record<string, unknown>>,
): Source | undefined {
  if (id === undefined && Object.keys(fields).length === 0) return undefined;
  return { tool, ...(id !== undefined && { id }), ...(Object.keys(fields).length > 0 && { fields }) };
}

/** What was kept of a thing that came from this tool; empty for all others. */
export function keptOf(
  thing: object,
  tool: Source['tool'],
): { id?: string; fields: Record<string, unknown> } {
  const source = (thing as { 'x-source'?: unknown })['x-source'];
  if (typeof source !== 'object' || source === null) return { fields: {} };
  const { tool: from, id, fields } = source as Record<string, unknown>;
  if (from !== tool) return { fields: {} };
  const isRecord = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  return {
    ...(typeof id === 'string' && { id }),
    fields: isRecord ? (fields as Record<string, unknown>) : {},
  };
}
