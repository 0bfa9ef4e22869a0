/** The ranges of a view's angles, degrees. Without the schema library, so that importers of other tools' tours do not need it. */
export const viewRanges = { yaw: [-360, 360], pitch: [-90, 90], hfov: [5, 120] } as const;

/** Whether a scene's `limits` may hold a range of this angle, degrees. */
export function isViewRange(
  angle: keyof typeof viewRanges,
  { min, max }: { min: number; max: number },
): boolean {
  const [least, most] = viewRanges[angle];
  // All the way round is no limit.
  return min >= least && max <= most && min < max && (angle !== 'yaw' || max - min < 360);
}

/** Whether a value of unknown shape is a view: three numbers, degrees. */
export function isSceneView(value: unknown): value is { yaw: number; pitch: number; hfov: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { yaw, pitch, hfov } = value as Record<string, unknown>;
  return [yaw, pitch, hfov].every(Number.isFinite);
}
