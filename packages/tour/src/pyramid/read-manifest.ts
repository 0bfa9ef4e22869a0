import {
  type Coverage,
  MANIFEST_VERSION,
  type Manifest,
  type StereoArrangement,
  type TileFormat,
} from './manifest.ts';

export type ReadManifest = { ok: true; manifest: Manifest } | { ok: false; reason: string };

const formats: readonly unknown[] = ['avif', 'webp', 'jpg'] satisfies TileFormat[];
const arrangements: readonly unknown[] = ['top-bottom', 'side-by-side'] satisfies StereoArrangement[];

/**
 * Checks what came from the network. Another version than ours is refused with its number in the reason. Written
 * by hand, since the viewer is to stay free of the schema library.
 */
export function readManifest(input: unknown): ReadManifest {
  if (!isRecord(input)) return refuse('The manifest is not an object');
  if (input.version !== MANIFEST_VERSION) {
    const found = input.version === undefined ? 'no version' : `version ${JSON.stringify(input.version)}`;
    return refuse(`The manifest has ${found}; this viewer knows version ${MANIFEST_VERSION}`);
  }
  const reason = faultOf(input);
  if (reason) return refuse(`The manifest’s ${reason}`);
  // Every field that `Manifest` names has just been looked at.
  return { ok: true, manifest: input as unknown as Manifest };
}

/** What is wrong, as words that follow the manifest's name. */
function faultOf({
  source,
  tileSize,
  levels,
  formats: named,
  coverage,
  heading,
  stereo,
  right,
}: Record<string, unknown>) {
  if (!isRecord(source) || !isSize(source.width) || !isSize(source.height)) {
    return 'source has no width and height';
  }
  if (!isSize(tileSize)) return 'tileSize is not a positive whole number';
  if (!Array.isArray(levels) || levels.length === 0) return 'list has no levels';
  if (!levels.every((level) => isRecord(level) && isSize(level.faceSize))) {
    return 'levels have no faceSize';
  }
  const sizes = levels.map((level) => level.faceSize);
  if (sizes.some((size, index) => index > 0 && size <= sizes[index - 1])) {
    return 'levels do not grow from coarse to fine';
  }
  if (!Array.isArray(named) || named.length === 0 || !named.every((format) => formats.includes(format))) {
    return 'formats are missing or unknown';
  }
  if (coverage !== undefined && !isCoverage(coverage)) {
    return 'coverage is not a part of the picture';
  }
  if (heading !== undefined && !Number.isFinite(heading)) return 'heading is not a number';
  if (stereo !== undefined && !arrangements.includes(stereo)) {
    return 'stereo is of an unknown kind';
  }
  // One folder, so that no manifest sends a viewer to another place.
  if (right !== undefined && !(typeof right === 'string' && /^[a-z0-9-]+\/$/.test(right))) {
    return 'right is not a folder below it';
  }
  return null;
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
