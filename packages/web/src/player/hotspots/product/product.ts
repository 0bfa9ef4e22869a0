import { t } from '../../preview-text.ts';
import type { PlayerKind } from '../player-kind.ts';

/** Something to buy. */
export const product: PlayerKind<'product'> = {
  what: () => t('viewer.kind-product'),
};
