import { t } from '../../preview-text.ts';
import type { PlayerKind } from '../player-kind.ts';

/** A sound, in its panel or from where it is. */
export const audio: PlayerKind<'audio'> = {
  what: () => t('viewer.kind-audio'),
  playsInPlace: ({ isDirectional }) => isDirectional === true,
};
