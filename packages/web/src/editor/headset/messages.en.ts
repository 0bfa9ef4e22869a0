/** The English texts of editing in a headset, by id. */
export const en = {
  'headset.place': 'What goes here?',
  'headset.link': 'Link to {name}',
  'headset.note': 'Info',
  'headset.undo': 'Undo',
} as const;
