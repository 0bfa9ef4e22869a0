/** The faces of a cube as Pannellum's generate.py has nona make them, to compare ours with (Debian: hugin-tools). */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Face } from '@tourwright/tour/sphere';

/** How the photo is turned so that nona looks at a face, degrees. */
const turns: Record<Face, { yaw: number; pitch: number }> = {
  f: { yaw: 0, pitch: 0 },
  r: { yaw: -90, pitch: 0 },
  b: { yaw: 180, pitch: 0 },
  l: { yaw: 90, pitch: 0 },
  u: { yaw: 0, pitch: -90 },
  d: { yaw: 0, pitch: 90 },
};

/** Has nona make the faces of a whole sphere; their files, or null when nona is not installed. */
export function nonaFaces(
  photo: { path: string; width: number; height: number },
  faceSize: number,
  folder: string,
): Map<Face, string> | null {
  if (spawnSync('nona', ['--help']).error) return null;
  const { path, width, height } = photo;
  const faces = Object.entries(turns) as [Face, { yaw: number; pitch: number }][];
  const lines = [
    `p E0 R0 f0 h${faceSize} w${faceSize} n"TIFF_m" u0 v90`,
    'm g1 i0 m2 p0.00784314',
    ...faces.map(
      ([, { yaw, pitch }]) => `i a0 b0 c0 d0 e0 f4 h${height} w${width} n"${path}" p${pitch} r0 v360 y${yaw}`,
    ),
    'v',
    '*',
  ];
  const project = join(folder, 'cube.pto');
  writeFileSync(project, lines.join('\n'));
  const done = spawnSync('nona', ['-o', join(folder, 'face'), project], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`nona failed: ${done.stderr}`);
  return new Map(faces.map(([face], index) => [face, join(folder, `face000${index}.tif`)]));
}
