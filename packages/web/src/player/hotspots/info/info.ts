import { t } from '../../preview-text.ts';
import type { PlayerKind } from '../player-kind.ts';

/** Says something beside the picture. */
export const info: PlayerKind<'info'> = {
  what: () => t('viewer.kind-info'),
  isNameEnough: true,
};
