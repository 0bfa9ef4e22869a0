import type { Tour } from '@tourwright/tour/document';
import { homeLines, hoursLines, t } from './fact-lines.ts';

interface ShownFactsProps {
  tour: Pick<Tour, 'tourtype'> & Parameters<typeof homeLines>[0];
  className?: string | undefined;
}

/** What a home or a shop is, line by line; nothing where its owner has not told it. */
export function ShownFacts({ tour, className }: ShownFactsProps) {
  const { factAddress, factCategories = [], factHours = [] } = tour;
  const own =
    tour.tourtype === 'real-estate' ? homeLines(tour) : [...factCategories, ...hoursLines(factHours)];
  const lines = [...(factAddress ? [factAddress] : []), ...own];
  if (lines.length === 0) return null;
  return (
    <ul className={className} aria-label={t('facts.list')}>
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}
