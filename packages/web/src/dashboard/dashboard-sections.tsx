import type { TourRow } from '@tourwright/api';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../client/loading/lazy-part.ts';
import type { SessionUser } from '../client/session/session.ts';
import type { TourType } from '../client/tour/tour-type.ts';
import { LeadsSection } from '../leads/leads-section.tsx';
import { OrdersSection } from '../orders/orders-section.tsx';
import { OverviewSection } from './overview-section.tsx';
import { ToursSection } from './tours/tours-section.tsx';

/** What every section is given. */
export interface SectionProps {
  rows: readonly TourRow[];
  kind: TourType;
  user: SessionUser;
  onCreate(): void;
}

/** Few ever come here. */
const ReportSection = lazyPart(
  async () => (await import('../transfer/imports/report-section.tsx')).ReportSection,
);
const ImportSection = lazyPart(
  async () => (await import('../transfer/imports/import-section.tsx')).ImportSection,
);

const ProductsSection = lazyPart(
  async () => (await import('../products/products-section.tsx')).ProductsSection,
);

const PeopleSection = lazyPart(async () => (await import('../people/people-section.tsx')).PeopleSection);

/** The sections by the last part of their path; those without a path of their own by `show` in the query. */
const sections: Record<string, ComponentType<SectionProps>> = {
  leads: ({ user }) => <LeadsSection userId={user.id} />,
  myTour: ToursSection,
  orders: ({ user }) => <OrdersSection userId={user.id} />,
  products: ({ rows, user }) => (
    <Suspense fallback={null}>
      <ProductsSection rows={rows} userId={user.id} />
    </Suspense>
  ),
  report: ({ user }) => (
    <Suspense fallback={null}>
      <ReportSection userId={user.id} />
    </Suspense>
  ),
  people: ({ rows, user }) => (
    <Suspense fallback={null}>
      <PeopleSection rows={rows} user={user} />
    </Suspense>
  ),
  import: ({ user }) => (
    <Suspense fallback={null}>
      <ImportSection userId={user.id} />
    </Suspense>
  ),
};

/** The section at a place in the dashboard; the overview where it names none. */
export function dashboardSection(pathname: string, search: string): ComponentType<SectionProps> {
  const name = pathname.split('/')[2] ?? new URLSearchParams(search).get('show') ?? '';
  return (Object.hasOwn(sections, name) ? sections[name] : undefined) ?? OverviewSection;
}
