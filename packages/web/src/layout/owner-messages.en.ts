export const en = {
  'nav.label': 'Dashboard',
  'nav.overview': 'Overview',
  'nav.tours': 'Tours',
  'nav.leads': 'Leads',
  'nav.profile': 'Profile',
  'nav.plan': 'Plan',
  'nav.more': 'More',
  'nav.log-out': 'Log out',
  'nav.account': '{name}, account menu',
  'nav.unnamed': 'Your account',
  'verify.text': 'Please confirm your e-mail address, so that you can get back in if you lose your password.',
  'verify.action': 'Confirm e-mail',
} as const;
