import { t } from '../../preview-text.ts';
import type { PlayerKind } from '../player-kind.ts';

/** An area that says something. */
export const polygon: PlayerKind<'polygon'> = {
  what: () => t('viewer.kind-info'),
  isNameEnough: true,
};
