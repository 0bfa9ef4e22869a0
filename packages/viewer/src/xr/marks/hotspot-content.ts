import type { Hotspot } from '@tourwright/tour/document';
import type { FileParts, PanelFacts } from '../../hotspots/viewer-kind.ts';
import { viewerKinds } from '../../hotspots/viewer-kinds.ts';
import type { PinnedMedia } from '../../scenes/viewer-scene.ts';
import type { VrContent } from '../panels/vr-content.ts';
import type { VrTexts } from '../vr-texts.ts';

/** What the content of a hotspot in VR is made of. */
export interface ContentParts extends FileParts {
  texts: Pick<VrTexts, 'opensAfter' | 'gone'>;
  /** What it is called when it has no name of its own. */
  name: string;
  /** Lines of the host's, such as a price. */
  extra: readonly string[];
}

/** What a kind without a panel of its own has for one. */
const nothing: PanelFacts = { text: '', pictures: [], outside: null, isGone: false };

/** What a hotspot's panel shows, as far as the document says. */
export function contentOf(hotspot: Hotspot, parts: ContentParts): VrContent {
  const { texts, name, urlOf, extra } = parts;
  const facts = viewerKinds.of(hotspot.kind)?.content?.(hotspot, parts) ?? nothing;
  const { outside, isOutsideSaid = false, isOnPage = false, film, sound } = facts;
  const pictures = facts.pictures.flatMap(({ slug, caption, alt }) => {
    const url = urlOf(slug);
    return url ? [{ url, caption, alt }] : [];
  });
  const words = [extra.join('\n'), ...facts.text.split(/\n\s*\n/)].filter(
    (paragraph) => paragraph.trim() !== '',
  );
  const isBare = words.length === 0 && pictures.length === 0;
  if ((outside && (isOutsideSaid || isBare)) || (isOnPage && isBare)) {
    words.push(texts.opensAfter(outside?.host ?? ''));
  } else if (isBare && facts.isGone) {
    words.push(facts.pictures.find(({ alt }) => alt)?.alt ?? texts.gone);
  }
  return {
    title: hotspot.title || hotspot.text || facts.name || name,
    text: words,
    pictures,
    film,
    sound,
    hasMoreOnPage: outside !== null || isOnPage,
  };
}

/** What a picture on a wall shows when it is seen large. */
export function contentOfPicture({ name, url }: PinnedMedia): VrContent {
  return { title: name, text: [], pictures: [{ url }], hasMoreOnPage: false };
}
