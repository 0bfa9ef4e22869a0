// A contestant of the peer bench (see its README): our package showing the tiles that the bench cut for Pannellum.
import { bundleViewer, levelFromZero, pageWith } from './package-page.mjs';

export const name = 'tourwright-on-pannellum';
export const version = process.env.TOURWRIGHT_VERSION ?? 'dev';
export const kind = 'ours';
export const prepare = bundleViewer;
export const page = (ctx) => {
  const multiRes = {
    basePath: `${ctx.data}/cube`,
    path: '/%l/%s/%y_%x',
    extension: 'jpg',
    tileResolution: 512,
    maxLevel: ctx.manifest.cubeLevels,
    cubeResolution: ctx.manifest.faceSize,
  };
  return {
    html: pageWith(ctx, { kind: 'pannellum', multiRes }),
    rewrite: levelFromZero,
  };
};
