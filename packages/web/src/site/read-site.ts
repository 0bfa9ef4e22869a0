import type { ImageInfo } from '@tourwright/api';
import type { Manifest } from '@tourwright/tour/pyramid';
import type { TourData } from '../client/tour/tour-data.ts';

/**
 * The tour that is in a site's page, with addresses that hold wherever the page's own goes. Of a page that was opened as a
 * file tiles have one format, the last and best known: their scripts exist in no other; and captions are in the page itself.
 */
export function readSite(text: string, base: string, isOpenedAsFile: boolean): TourData {
  const {
    tour,
    media,
    texts = {},
  } = JSON.parse(text) as Pick<TourData, 'tour' | 'media'> & {
    texts?: Record<string, string>;
  };
  const at = (address: string | null) => address && new URL(address, base).href;
  const captionsOf = (slug: string) => {
    const words = isOpenedAsFile && Object.hasOwn(texts, slug) ? texts[slug] : undefined;
    return words === undefined ? null : `data:text/vtt;charset=utf-8,${encodeURIComponent(words)}`;
  };
  const shown = Object.entries(media).map(([slug, image]): [string, ImageInfo] => {
    const { panorama, url, thumbnail } = image;
    if (!panorama) return [slug, { ...image, url: captionsOf(slug) ?? at(url), thumbnail: at(thumbnail) }];
    const manifest = panorama.manifest as Manifest;
    const formats = isOpenedAsFile ? manifest.formats.slice(-1) : manifest.formats;
    const baseUrl = new URL(panorama.baseUrl, base).href;
    return [
      slug,
      {
        ...image,
        url: at(url),
        thumbnail: at(thumbnail),
        panorama: { ...panorama, baseUrl, manifest: { ...manifest, formats } },
      },
    ];
  });
  return { tour, media: Object.fromEntries(shown), owner: false, standsAlone: true };
}
