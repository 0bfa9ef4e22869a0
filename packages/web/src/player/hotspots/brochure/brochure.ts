import { t } from '../../preview-text.ts';
import type { PlayerKind } from '../player-kind.ts';

/** One of the tour’s documents. */
export const brochure: PlayerKind<'brochure'> = {
  what: () => t('viewer.kind-brochure'),
};
