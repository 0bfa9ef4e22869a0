import { webAddress } from '@tourwright/viewer/hotspots';
import { t } from '../../preview-text.ts';
import type { PlayerKind } from '../player-kind.ts';
import { followWeb } from './follow-web.ts';

/** A page of another site, in a new tab. */
export const web: PlayerKind<'web'> = {
  what: () => t('viewer.kind-info'),
  nameOf: ({ url }) => webAddress(url)?.host,
  follow: followWeb,
};
