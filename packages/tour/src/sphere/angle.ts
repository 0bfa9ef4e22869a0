/** Converts degrees, as in stored documents, addresses and the interface, to radians, as in code. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Radians to degrees. */
export function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

/** The same turn within -π (excluded) to π. Turning by the difference of two yaws takes the shorter way round. */
export function wrapAngle(angle: number): number {
  const turn = 2 * Math.PI;
  const rest = angle - turn * Math.round(angle / turn);
  return rest <= -Math.PI ? rest + turn : rest;
}

/** How far apart two directions are, both in degrees and whichever way they were counted: 0 to 180 degrees. */
export function degreesApart(one: number, other: number): number {
  return Math.abs(degrees(wrapAngle(radians(one - other))));
}
