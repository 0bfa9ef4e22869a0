/** The facts of a home or a shop for visitors. */
export const en = {
  'facts.beds': '{count, plural, one {{shown} bedroom} other {{shown} bedrooms}}',
  'facts.baths': '{count, plural, one {{shown} bathroom} other {{shown} bathrooms}}',
  'facts.area-m2': '{area} m²',
  'facts.area-ft2': '{area} sq ft',
  'facts.year': 'Built in {year}',
  'facts.hours': '{days}: {spans}',
  'facts.days': '{first} to {last}',
  'facts.list': 'Facts',
} as const;
