import type { ViewerTexts } from '@tourwright/viewer';
import { createText } from '../ui/text.ts';
import { en } from './messages.en.ts';

/** The texts of the screens on which a tour is walked. */
export const t = createText(en);

/** What the viewer itself says, from the same catalogue. */
export const viewerTexts: ViewerTexts = {
  picture: (name) => t('viewer.picture', { name }),
  pictureRole: t('viewer.role'),
  goTo: (name) => t('viewer.go-to', { name }),
  unknownScene: t('viewer.unknown-scene'),
  kind: (kind, name, host) => {
    const what = t(isNamedKind(kind) ? `viewer.kind-${kind}` : 'viewer.kind-info');
    if (kind === 'web' && host) return t(name ? 'viewer.opens-named' : 'viewer.opens', { name, host });
    if (!name || kind === 'info' || kind === 'polygon') return name || what;
    return t('viewer.named', { name, what });
  },
  play: (name) => t('viewer.play', { name: name || t('viewer.kind-video') }),
  pause: (name) => t('viewer.pause', { name: name || t('viewer.kind-video') }),
  soundOn: t('viewer.sound-on'),
  soundOff: t('viewer.sound-off'),
  captions: t('viewer.captions'),
  enlarge: t('viewer.enlarge'),
  noWebGl: t('viewer.no-webgl'),
  noPicture: (name) => t('viewer.no-picture', { name }),
  failed: (name) => t('viewer.failed', { name }),
  tilesMissing: t('viewer.tiles-missing'),
};

/** The kinds that are told apart by their name alone. */
type NamedKind = 'image' | 'gallery' | 'video' | 'audio' | 'brochure' | 'product' | 'embed';

function isNamedKind(kind: string): kind is NamedKind {
  return `viewer.kind-${kind}` in en && kind !== 'info';
}
