// A contestant of the peer bench (see its README): our package showing one equirectangular JPEG.
import { bundleViewer, pageWith } from './package-page.mjs';

export const name = 'tourwright-on-jpeg';
export const version = process.env.TOURWRIGHT_VERSION ?? 'dev';
export const kind = 'ours';
export const prepare = bundleViewer;
export const page = (ctx) => ({ html: pageWith(ctx, `${ctx.data}/equirect.jpg`) });
