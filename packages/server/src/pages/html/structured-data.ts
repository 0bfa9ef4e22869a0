/** Structured data for search engines about a published tour's home or shop (schema.org). */
import type { Facts, Tour } from '@tourwright/tour/document';

interface DescribedTour {
  tour: Tour;
  name: string;
  description: string;
  /** Absolute. */
  url: string;
  image: string | null;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The tag; null if the owner has entered no facts. */
export function structuredDataTag(described: DescribedTour): string | null {
  const { tour } = described;
  if (!hasFacts(tour)) return null;
  const data = tour.tourtype === 'real-estate' ? homeOf(described) : shopOf(described);
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // What an owner wrote must not end the tag.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function hasFacts(tour: Facts): boolean {
  return Object.keys(tour).some((field) => field.startsWith('fact'));
}

function homeOf({ tour, name, description, url, image }: DescribedTour) {
  const { factPrice, factCurrency, factArea } = tour;
  return {
    '@type': 'RealEstateListing',
    name,
    description,
    url,
    ...(image !== null && { image }),
    ...(tour.published_at && { datePosted: tour.published_at }),
    ...(factPrice !== undefined &&
      factCurrency && {
        offers: { '@type': 'Offer', price: majorUnits(factPrice, factCurrency), priceCurrency: factCurrency },
      }),
    mainEntity: {
      '@type': 'Accommodation',
      name,
      ...(tour.factAddress && { address: tour.factAddress }),
      ...(tour.factBeds !== undefined && { numberOfBedrooms: tour.factBeds }),
      ...(tour.factBaths !== undefined && { numberOfBathroomsTotal: tour.factBaths }),
      ...(factArea !== undefined && {
        floorSize: {
          '@type': 'QuantitativeValue',
          value: factArea,
          unitCode: tour.factAreaUnit === 'ft2' ? 'FTK' : 'MTK',
        },
      }),
      ...(tour.factYear !== undefined && { yearBuilt: tour.factYear }),
    },
  };
}

function shopOf({ tour, name, description, url, image }: DescribedTour) {
  const { factHours = [], factCategories = [] } = tour;
  return {
    '@type': 'Store',
    name,
    description,
    url,
    ...(image !== null && { image }),
    ...(tour.factAddress && { address: tour.factAddress }),
    ...(factCategories.length > 0 && { keywords: factCategories }),
    ...(factHours.length > 0 && {
      openingHoursSpecification: factHours.map(({ day, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days[day - 1],
        opens,
        closes,
      })),
    }),
  };
}

/** "450000.00" of cents; some currencies have no minor units, others three digits of them. */
function majorUnits(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (amount / 10 ** digits).toFixed(digits);
}
