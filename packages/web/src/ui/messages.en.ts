export const en = {
  'ui.close': 'Close',
  'ui.notifications': 'Notifications',
  'ui.show-password': 'Show password',
} as const;
