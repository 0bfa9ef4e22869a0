import { panelFacts } from '../panel-facts.ts';
import type { ViewerKind } from '../viewer-kind.ts';

/** A video of ours, which plays in the headset, or one of another site, which plays on the page. */
export const video: ViewerKind<'video'> = {
  iconName: 'video',
  word: 'Video',
  content(hotspot, { urlOf }) {
    const { slug, loop, captions = [] } = hotspot;
    const url = slug ? urlOf(slug) : null;
    const facts = { ...panelFacts(hotspot), isOutsideSaid: true };
    if (!url) return { ...facts, isGone: facts.isGone || slug !== undefined };
    const tracks = captions.flatMap((track) => {
      const address = urlOf(track.slug);
      return address ? [{ url: address, language: track.language }] : [];
    });
    return { ...facts, outside: null, film: { url, loop: loop === true, captions: tracks } };
  },
};
