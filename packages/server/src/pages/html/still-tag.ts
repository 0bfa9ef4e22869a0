import type { TourStill } from '../tour/tour-still.ts';

/**
 * The viewer in this element takes it for its own first picture (`Opening`). The small one is decoded before the page is
 * painted, the sharp one over it comes as soon as it can, on screens that it is for.
 */
export function stillTag({ url, view, sharp }: TourStill): string {
  const { width, height } = view;
  const own = `width="${width}" height="${height}" data-view='${JSON.stringify(view)}'`;
  const small = `<img class="tw-still" alt="" decoding="sync" ${own} src="${url}">`;
  if (!sharp) return small;
  const sources = sharp.map(
    ({ type, media, sizes, srcset }) =>
      `<source type="${type}" media="${media}" sizes="${sizes}" srcset="${srcset}">`,
  );
  return `${small}<picture>${sources.join('')}<img class="tw-still" alt="" decoding="async" fetchpriority="high"></picture>`;
}
