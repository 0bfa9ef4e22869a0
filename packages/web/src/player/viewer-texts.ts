import type { ViewerTexts } from '@tourwright/viewer';
import { playerKindOf } from './hotspots/player-kind-of.ts';
import { t } from './preview-text.ts';

/** What the viewer itself says, from the same catalogue. */
export const viewerTexts = (): ViewerTexts => ({
  picture: (name) => t('viewer.picture', { name }),
  pictureRole: t('viewer.role'),
  goTo: (name) => t('viewer.go-to', { name }),
  unknownScene: t('viewer.unknown-scene'),
  kind: (kind, name, host) => {
    const { what, isNameEnough } = playerKindOf({ kind });
    if (host) return t(name ? 'viewer.opens-named' : 'viewer.opens', { name, host });
    return name && !isNameEnough ? t('viewer.named', { name, what: what() }) : name || what();
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
  contentMissing: t('viewer.content-missing'),
});
