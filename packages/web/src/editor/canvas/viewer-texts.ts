import type { ViewerTexts } from '@tourwright/viewer';
import { t } from '../editor-text.ts';
import { editorKindOf } from '../hotspots/editor-kind-of.ts';

/** What the viewer says in the editor: its hotspots are edited, not followed. */
export const viewerTexts = (): Partial<ViewerTexts> => ({
  pictureRole: t('canvas.role'),
  picture: (sceneName) => t('canvas.picture', { scene: sceneName }),
  goTo: (sceneName) => t('canvas.link', { scene: sceneName }),
  play: (name) => t('canvas.play', { name: name || t('kind.video') }),
  pause: (name) => t('canvas.pause', { name: name || t('kind.video') }),
  soundOn: t('canvas.sound-on'),
  soundOff: t('canvas.sound-off'),
  captions: t('canvas.captions'),
  enlarge: t('canvas.enlarge'),
  kind: (kind, name) => name || t(editorKindOf({ kind }).name),
});
