export const en = {
  'ui.close': 'Close',
  'ui.decrease': 'Decrease {label}',
  'ui.increase': 'Increase {label}',
  'ui.notifications': 'Notifications',
  'ui.show-password': 'Show password',
} as const;
