/** The part of the sphere that a picture covers, as other viewers say it. */
import type { Scene } from '@tourwright/tour/document';
import type { Coverage } from '@tourwright/tour/pyramid';

/** Degrees: `haov` wide, `vaov` high, its middle `vOffset` above the horizon. */
export function cropOfPannellum(scene: Scene): Coverage | undefined {
  const { vaov = 180, vOffset = 0 } = numbersOf(keptOf(scene));
  const haov = scene.adjustment?.across ?? 360;
  if (haov >= 360 && vaov >= 180) return undefined;
  return within({
    left: 0.5 - haov / 720,
    top: 0.5 - (vOffset + vaov / 2) / 180,
    width: haov / 360,
    height: vaov / 180,
  });
}

/** Pixels: `panoData`, as GPano has it. */
export function cropOfPhotoSphereViewer(scene: Scene): Coverage | undefined {
  const { fullWidth, fullHeight, croppedWidth, croppedHeight, croppedX, croppedY } = numbersOf(
    keptOf(scene)['panoData'],
  );
  if (!fullWidth || !croppedWidth || croppedX === undefined || croppedY === undefined) return undefined;
  const height = fullHeight || fullWidth / 2;
  if (!croppedHeight) return undefined;
  return within({
    left: croppedX / fullWidth,
    top: croppedY / height,
    width: croppedWidth / fullWidth,
    height: croppedHeight / height,
  });
}

/** What of the foreign scene has no counterpart here. */
function keptOf(scene: Scene): Record<string, unknown> {
  const { fields } = ((scene as { 'x-source'?: unknown })['x-source'] ?? {}) as { fields?: unknown };
  return (fields ?? {}) as Record<string, unknown>;
}

function numbersOf(value: unknown): Record<string, number> {
  const all = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(all.filter(([, each]) => Number.isFinite(each)));
}

/** What lies on the sphere of a part; undefined where nothing does. */
function within({ left, top, width, height }: Coverage): Coverage | undefined {
  const part = (value: number) => Math.min(1, Math.max(0, value));
  const [from, to] = [part(left), part(left + width)];
  const [above, below] = [part(top), part(top + height)];
  return to > from && below > above
    ? { left: from, top: above, width: to - from, height: below - above }
    : undefined;
}
