/** The list of keyboard shortcuts. */
export const en = {
  'keys.title': 'Keys',
  'keys.text': 'Single letters act while the panorama has the focus.',
  'keys.press': 'Press the new keys. Escape leaves them.',
  'keys.taken': '{key} is “{name}”. Press again to take it over.',
  'keys.reserved': 'The browser needs that key. Press another one.',
  'keys.change': 'Change the keys of {name}',
  'keys.reset': 'Usual keys of {name}',
  'keys.reset-all': 'Usual keys for all',
  'keys.characters': 'Keys of one character, such as L or ?',
  'keys.group.add': 'Add',
  'keys.group.edit': 'Edit',
  'keys.group.scene': 'Scenes',
  'keys.group.tour': 'Tour',
  'keys.group.help': 'Help',
} as const;
