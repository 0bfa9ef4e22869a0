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
  note: t('viewer.note'),
  noWebGl: t('viewer.no-webgl'),
  noPicture: (name) => t('viewer.no-picture', { name }),
  failed: (name) => t('viewer.failed', { name }),
  tilesMissing: t('viewer.tiles-missing'),
};
