import type { Tour } from '../../document/index.ts';
import { upgrades } from './upgrades.ts';

/** A stored document as today's code knows it, whatever release wrote it. Whatever needs nothing is returned as it is. */
export function upgradeTour(tour: Tour): Tour {
  return upgrades.reduce((current, upgrade) => upgrade.tour?.(current) ?? current, tour);
}
