import type { ViewerTexts } from '@tourwright/viewer';
import { t } from '../editor-text.ts';

/** What the viewer says in the editor: its hotspots are edited, not followed. */
export const viewerTexts: Partial<ViewerTexts> = {
  picture: (sceneName) => t('canvas.picture', { scene: sceneName }),
  goTo: (sceneName) => t('canvas.link', { scene: sceneName }),
  kind: (_, name) => name || t('hotspot.info'),
};
