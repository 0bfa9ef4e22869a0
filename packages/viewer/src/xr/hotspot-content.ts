import type { Hotspot, Tour } from '@tourwright/tour/document';
import { webAddress } from '../overlay/web-address.ts';
import type { PinnedMedia } from '../viewer-scene.ts';
import type { VrContent } from './vr-content.ts';
import type { VrTexts } from './vr-texts.ts';

export interface ContentParts {
  texts: Pick<VrTexts, 'opensAfter' | 'gone'>;
  /** What it is called when it has no name of its own. */
  name: string;
  urlOf: (slug: string) => string | null;
  /** Lines of the host's, such as a price. */
  extra: readonly string[];
  /** Those of the tour; absent: what becomes of them is the host's affair. */
  brochures?: Tour['brochures'] | undefined;
}

/** What a hotspot's panel shows, as far as the document tells. */
export function contentOf(
  hotspot: Hotspot,
  { texts, name, urlOf, extra, brochures }: ContentParts,
): VrContent {
  const { kind, body = '', pictures = [], slug } = hotspot;
  const shown = (kind === 'image' ? pictures.slice(0, 1) : pictures).flatMap((picture) => {
    const address = urlOf(picture.slug);
    return address ? [{ url: address, caption: picture.caption, alt: picture.alt }] : [];
  });
  const file = slug ? urlOf(slug) : null;
  const loop = hotspot.loop === true;
  const outside = outsideOf(hotspot, file !== null);
  const brochure = brochures?.find(({ id }) => id === hotspot.brochureId);
  const hasBrochure =
    kind === 'brochure' && (!brochures || (brochure !== undefined && urlOf(brochure.slug) !== null));
  const isNamed = ['web', 'embed', 'video'].includes(kind);
  const words = [extra.join('\n'), ...body.split(/\n\s*\n/)].filter((paragraph) => paragraph.trim() !== '');
  const isBare = words.length === 0 && shown.length === 0;
  if ((outside && (isNamed || isBare)) || (hasBrochure && isBare)) {
    words.push(texts.opensAfter(outside?.host ?? ''));
  } else if (isBare && isGone(hotspot, file !== null || hasBrochure)) {
    words.push(pictures.find(({ alt }) => alt)?.alt ?? texts.gone);
  }
  return {
    title: hotspot.title || hotspot.text || brochure?.name || (kind === 'web' && outside?.host) || name,
    text: words,
    pictures: shown,
    film: kind === 'video' && file ? { url: file, loop, captions: captionsOf(hotspot, urlOf) } : undefined,
    sound: kind === 'audio' && file ? { url: file, loop } : undefined,
    hasMoreOnPage: outside !== null || hasBrochure,
  };
}

/** Where the page leads on to; null where it would lead nowhere, and for a film that is played here. */
function outsideOf({ kind, url }: Hotspot, hasFile: boolean) {
  return kind === 'video' && hasFile ? null : webAddress(url);
}

/** Whether there is to be a file, or are to be pictures, and none has come. */
function isGone({ kind, pictures = [], slug }: Hotspot, hasFile: boolean): boolean {
  if (kind === 'brochure') return !hasFile;
  return pictures.length > 0 || (slug !== undefined && !hasFile && (kind === 'video' || kind === 'audio'));
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
