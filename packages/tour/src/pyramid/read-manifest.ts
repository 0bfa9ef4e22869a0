import {
  type Coverage,
  type Manifest,
  manifestVersion,
  type StereoArrangement,
  type TileFormat,
} from './manifest.ts';

/** The manifest, or in English why it is not one. */
export type ReadManifest = { ok: true; manifest: Manifest } | { ok: false; reason: string };

const formats: readonly unknown[] = ['avif', 'webp', 'jpg'] satisfies TileFormat[];
const arrangements: readonly unknown[] = ['top-bottom', 'side-by-side'] satisfies StereoArrangement[];

/**
 * Checks what came from the network. Another version than ours is refused with its number in the reason. Written
 * by hand, since the viewer is to stay free of the schema library.
 */
export function readManifest(input: unknown): ReadManifest {
  if (!isRecord(input)) return refuse('The manifest is not an object');
  if (input.version !== manifestVersion) {
    const found = input.version === undefined ? 'no version' : `version ${JSON.stringify(input.version)}`;
    return refuse(`The manifest has ${found}; this viewer knows version ${manifestVersion}`);
  }
  const field = faultOf(input);
  if (field) return refuse(`The manifest’s ${field} is missing or wrong`);
  // Every field that `Manifest` names has just been looked at.
  return { ok: true, manifest: input as unknown as Manifest };
}

/** The first field that is missing or not what it should be. */
function faultOf({ source, tileSize, levels, formats: named, ...rest }: Record<string, unknown>) {
  const { coverage, heading, stereo, right } = rest;
  const fields = {
    source: isRecord(source) && isSize(source.width) && isSize(source.height),
    tileSize: isSize(tileSize),
    levels: isList(levels) && levels.every(isFiner),
    formats: isList(named) && named.every((format) => formats.includes(format)),
    coverage: coverage === undefined || isCoverage(coverage),
    heading: heading === undefined || Number.isFinite(heading),
    stereo: stereo === undefined || arrangements.includes(stereo),
    // One folder, so that no manifest sends a viewer to another place.
    right: right === undefined || (typeof right === 'string' && /^[a-z0-9-]+\/$/.test(right)),
  };
  return Object.entries(fields).find(([, isSound]) => !isSound)?.[0];
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length > 0;
}

/** Whether a level has faces, larger than those of the level before it. */
function isFiner(level: unknown, index: number, levels: unknown[]): boolean {
  const before = index === 0 ? 0 : (levels[index - 1] as { faceSize: number }).faceSize;
  return isRecord(level) && isSize(level.faceSize) && level.faceSize > before;
}

function isCoverage(value: unknown): value is Coverage {
  if (!isRecord(value)) return false;
  const { left, top, width, height } = value;
  return (
    [left, top].every((part) => typeof part === 'number' && part >= 0 && part <= 1) &&
    [width, height].every((part) => typeof part === 'number' && part > 0 && part <= 1)
  );
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refuse(reason: string): ReadManifest {
  return { ok: false, reason };
}
