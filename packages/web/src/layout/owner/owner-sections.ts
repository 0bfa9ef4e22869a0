import {
  IconCreditCard,
  IconHanger,
  IconHome,
  IconReceipt2,
  IconUser,
  IconUsers,
  IconUsersGroup,
  IconView360,
} from '@tabler/icons-react';
import type { TourType } from '../../client/tour/tour-type.ts';
import type { en } from './owner-messages.en.ts';

type SectionName = Extract<keyof typeof en, `nav.${string}`>;

/** Where the owner's navigation leads. */
export interface ShownSection {
  /** A path, or a section of the dashboard: `/dashboard?show=...`. */
  to: string;
  text: SectionName;
  Icon: typeof IconHome;
  /** Only for owners who sell something. */
  isOfShop?: true;
  /** Whose bar on a phone shows it; the others find it under "More". */
  bar: 'all' | 'none' | TourType;
}

/** In the order in which they are shown. */
const sections: readonly ShownSection[] = [
  { to: '/dashboard', text: 'nav.overview', Icon: IconHome, bar: 'all' },
  { to: '/dashboard/myTour', text: 'nav.tours', Icon: IconView360, bar: 'all' },
  { to: '/dashboard?show=products', text: 'nav.products', Icon: IconHanger, isOfShop: true, bar: 'retail' },
  { to: '/dashboard?show=orders', text: 'nav.orders', Icon: IconReceipt2, isOfShop: true, bar: 'retail' },
  { to: '/dashboard/leads', text: 'nav.leads', Icon: IconUsers, bar: 'real-estate' },
  { to: '/dashboard?show=people', text: 'nav.people', Icon: IconUsersGroup, bar: 'none' },
  { to: '/profile', text: 'nav.profile', Icon: IconUser, bar: 'real-estate' },
  { to: '/payment', text: 'nav.plan', Icon: IconCreditCard, bar: 'none' },
];

/** The sections of an owner's navigation: all, those in a phone's bar, and those that have no place there. */
export function sectionsOf(
  kind: TourType,
  sells: boolean,
): Record<'shown' | 'inBar' | 'beyond', ShownSection[]> {
  const shown = sections.filter(({ isOfShop }) => !isOfShop || sells);
  const isInBar = ({ bar }: ShownSection) => bar === 'all' || bar === kind;
  return {
    shown,
    inBar: shown.filter(isInBar),
    beyond: shown.filter((section) => !isInBar(section)),
  };
}

const ofTours: ReadonlySet<string | null> = new Set(['import', 'report']);

/** Whether a place is that of a section; of what is in the query only `show` counts. */
export function isSectionAt(to: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path, query = ''] = to.split('?');
  // An import is on its way to the tours, and a report comes from there.
  const isOfTours = pathname === '/dashboard' && ofTours.has(new URLSearchParams(search).get('show'));
  if (isOfTours) return path === '/dashboard/myTour';
  const shown = (text: string) => new URLSearchParams(text).get('show');
  // On the other paths `show` is a filter.
  return path === pathname && (path !== '/dashboard' || shown(query) === shown(search));
}
