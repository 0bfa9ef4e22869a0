/** Texts of captions, as files or typed. */
export const en = {
  'captions.title': 'Captions',
  'captions.none':
    'What is said, in time with it: a WebVTT file (.vtt) for each language, or written here. Visitors can read all of it as a transcript.',
  'captions.add': 'Add captions',
  'captions.language': 'Language code',
  'captions.language-fault': 'This is not the code of a language. It looks like en or pt-BR.',
  'captions.write': 'Write captions',
  'captions.edit': 'Change captions',
  'captions.edit-of': 'Change {name}',
  'captions.write-help':
    'Write one caption on each line; each is shown for as long as its length suggests. Or write WebVTT with times of your own.',
  'captions.words': 'Captions, one on each line',
  'captions.listen': 'Listen to what is said',
  'captions.set-times': 'Turn into WebVTT and set times',
  'captions.write-empty': 'There is nothing written here yet.',
  'captions.write-fault':
    'No caption has a time that can be read. A caption looks like this: 00:01.000 --> 00:03.500, and its words on the next line.',
  'captions.write-lost': 'These captions could not be loaded. Check your connection, close, and try again.',
  'captions.keep': 'Keep captions',
  'captions.cancel': 'Cancel',
  'captions.file-name': 'Captions',
} as const;
