import { t } from '../../preview-text.ts';
import type { PlayerKind } from '../player-kind.ts';

/** Leads to another scene. */
export const link: PlayerKind<'link'> = {
  what: () => t('viewer.kind-info'),
  // The viewer walks.
  follow: () => true,
};
