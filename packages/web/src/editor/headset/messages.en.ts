/** The English texts of editing in a headset, by id. */
export const en = {
  'headset.place': 'What goes here?',
  'headset.link': 'Link to {name}',
  'headset.note': 'Info',
  'headset.undo': 'Undo',
  'headset.NotAllowedError':
    'This site may not use the headset. Allow virtual reality for it in the site settings of your browser, then try again.',
  'headset.NotSupportedError':
    'No headset was found. Connect it, put it on so that it is awake, then try again.',
  'headset.InvalidStateError': 'Another page is using the headset. Leave VR there, then try again.',
} as const;
