export const en = {
  'welcome.tour-greeting': 'Welcome to the tour.',
  'welcome.store-greeting': 'Welcome to the store.',
  'welcome.enter-tour': 'ENTER TOUR',
  'welcome.enter-store': 'ENTER STORE',
  'welcome.description': 'Your go-to spot for the latest styles, bold designs, and everyday inspiration.',
  'welcome.unnamed': 'Untitled',
  'welcome.rooms': '{count, plural, one {# room} other {# rooms}}, on any screen',
  'welcome.share': 'Share',
  'welcome.shared': 'Link copied',
  'welcome.unreachable': 'This page could not be fetched. Check your connection.',
  'welcome.retry': 'Try again',
} as const;
