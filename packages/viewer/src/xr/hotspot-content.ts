import type { Hotspot } from '@tourwright/tour/document';
import type { PinnedMedia } from '../viewer-scene.ts';
import type { VrContent } from './vr-content.ts';

/** What only the page can show: other pages, documents, shops. */
const pageKinds = new Set(['web', 'embed', 'brochure']);

/** What a hotspot's panel shows, as far as the document tells; `extra` are lines of the host's, such as a price. */
export function contentOf(
  hotspot: Hotspot,
  name: string,
  urlOf: (slug: string) => string | null,
  extra: readonly string[],
): VrContent {
  const { kind, body = '', pictures = [], slug, url } = hotspot;
  const shown = kind === 'image' ? pictures.slice(0, 1) : pictures;
  const file = slug ? urlOf(slug) : null;
  const loop = hotspot.loop === true;
  return {
    title: hotspot.title || hotspot.text || name,
    text: [...extra, ...body.split(/\n\s*\n/)].filter((paragraph) => paragraph.trim() !== ''),
    pictures: shown.flatMap((picture) => {
      const address = urlOf(picture.slug);
      return address ? [{ url: address, caption: picture.caption, alt: picture.alt }] : [];
    }),
    film: kind === 'video' && file ? { url: file, loop, captions: captionsOf(hotspot, urlOf) } : undefined,
    sound: kind === 'audio' && file ? { url: file, loop } : undefined,
    hasMoreOnPage: pageKinds.has(kind) || (url !== undefined && !(kind === 'video' && file)),
  };
}

function captionsOf({ captions = [] }: Hotspot, urlOf: (slug: string) => string | null) {
  return captions.flatMap(({ slug, language }) => {
    const url = urlOf(slug);
    return url ? [{ url, language }] : [];
  });
}

/** What a picture on a wall shows when it is seen large. */
export function contentOfPicture({ name, url }: PinnedMedia): VrContent {
  return { title: name, text: [], pictures: [{ url }], hasMoreOnPage: false };
}
