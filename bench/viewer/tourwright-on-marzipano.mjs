// A contestant of the peer bench (see its README): our package showing the tiles that the bench cut for Marzipano.
import { bundleViewer, levelFromZero, pageWith } from './package-page.mjs';

export const name = 'tourwright-on-marzipano';
export const version = process.env.TOURWRIGHT_VERSION ?? 'dev';
export const kind = 'ours';
export const prepare = bundleViewer;
export const page = (ctx) => {
  const sizes = Array.from({ length: ctx.manifest.cubeLevels }, (_, level) => 512 << level);
  const levels = [
    { tileSize: 256, size: 256, fallbackOnly: true },
    ...sizes.map((size) => ({ tileSize: 512, size })),
  ];
  const [address, preview] = [`${ctx.data}/cube/{z}/{f}/{y}_{x}.jpg`, `${ctx.data}/cube/preview.jpg`];
  return {
    html: pageWith(ctx, { kind: 'marzipano', address, preview, levels }),
    rewrite: levelFromZero,
  };
};
