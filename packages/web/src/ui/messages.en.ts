/** The English texts of the shared controls, by id. */
export const en = {
  'ui.close': 'Close',
  'ui.notifications': 'Notifications',
  'ui.show-password': 'Show password',
} as const;
