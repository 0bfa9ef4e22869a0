/** The English texts of the shared controls, by id. */
export const en = {
  'ui.close': 'Close',
  'ui.notifications': 'Notifications',
  'ui.play': 'Play',
  'ui.pause': 'Pause',
  'ui.sound-position': 'Position',
  'ui.sound-time': '{time} of {total}',
  'ui.sound-lost': 'This sound cannot be played here.',
  'ui.show-password': 'Show password',
} as const;
