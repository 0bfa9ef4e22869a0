import type { TourLink } from '@tourwright/api';
import { dateText } from '../../i18n/format.ts';
import { t } from './share-text.ts';

/** Why a link lets nobody in any more; null while it does. */
export type LinkEnd = 'revoked' | 'expired' | 'used-up';

/** Why a link has ended: revoked, expired or used up; null while it works. */
export function endOf({ revokedAt, expiresAt, mostViews, views }: TourLink): LinkEnd | null {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) return 'expired';
  return mostViews !== null && views >= mostViews ? 'used-up' : null;
}

/** When it ended, where that is known. */
export function endedText(link: TourLink): string | null {
  const end = endOf(link);
  const at = end === 'revoked' ? link.revokedAt : end === 'expired' ? link.expiresAt : null;
  return at && t('share.ended', { date: dateText(new Date(Date.parse(at) - 1)) });
}

/** What the list says of a link besides its access. */
export function chipsOf({ isUnbranded, shows, views, mostViews }: TourLink): string[] {
  return [
    ...(isUnbranded ? [t('share.chip.unbranded')] : []),
    ...(shows === 'draft' ? [t('share.chip.draft')] : []),
    mostViews === null
      ? t('share.views', { count: views })
      : t('share.views-of', { count: views, most: mostViews }),
  ];
}
