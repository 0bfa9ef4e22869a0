/** The English texts of the welcome page, by id. */
export const en = {
  'welcome.logo': 'Open {host}',
  'welcome.tour-greeting': 'Welcome to the tour.',
  'welcome.store-greeting': 'Welcome to the store.',
  'welcome.enter-tour': 'ENTER TOUR',
  'welcome.enter-store': 'ENTER STORE',
  'welcome.description': 'Your go-to spot for the latest styles, bold designs, and everyday inspiration.',
  'welcome.unnamed': 'Untitled',
  'welcome.scenes': '{count, plural, one {# scene} other {# scenes}}, on any screen',
  'welcome.contact': 'Contact',
  'welcome.share': 'Share',
  'welcome.shared': 'Link copied',
  'welcome.unreachable': 'This page could not be loaded. Check your connection.',
  'welcome.retry': 'Try again',
} as const;
