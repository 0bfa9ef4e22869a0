import type { Facts, Tour } from '@tourwright/tour/document';
import { cardLines, shownLines, t } from './fact-lines.ts';

interface ShownFactsProps {
  tour: Facts & Pick<Tour, 'tourtype'>;
  className?: string | undefined;
  /** Only what a card has room for. */
  isShort?: boolean;
}

/** The facts of a home or a shop, line by line; nothing if its owner has entered none. */
export function ShownFacts({ tour, className, isShort = false }: ShownFactsProps) {
  const lines = isShort ? cardLines(tour) : shownLines(tour);
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
