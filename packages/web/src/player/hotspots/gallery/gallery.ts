import { t } from '../../preview-text.ts';
import type { PlayerKind } from '../player-kind.ts';

/** Pictures, large, one after the other. */
export const gallery: PlayerKind<'gallery'> = {
  what: () => t('viewer.kind-gallery'),
};
