import { t } from '../../preview-text.ts';
import type { PlayerKind } from '../player-kind.ts';

/** One picture, large. */
export const image: PlayerKind<'image'> = {
  what: () => t('viewer.kind-image'),
};
