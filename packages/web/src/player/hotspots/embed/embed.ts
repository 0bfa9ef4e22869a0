import { t } from '../../preview-text.ts';
import type { PlayerKind } from '../player-kind.ts';

/** A page of another site, in a frame. */
export const embed: PlayerKind<'embed'> = {
  what: () => t('viewer.kind-embed'),
  isOtherSite: () => true,
};
