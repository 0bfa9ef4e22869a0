import { t } from '../../preview-text.ts';
import type { PlayerKind } from '../player-kind.ts';

/** A video of ours, or the player of another site. */
export const video: PlayerKind<'video'> = {
  what: () => t('viewer.kind-video'),
  isOtherSite: ({ slug }) => !slug,
};
