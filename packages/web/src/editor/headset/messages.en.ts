export const en = {
  'headset.place': 'What goes here?',
  'headset.link': 'Link to {name}',
  'headset.note': 'Info',
  'headset.undo': 'Undo',
} as const;
