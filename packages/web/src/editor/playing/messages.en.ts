/** Texts of films, sounds, other pictures of a scene, and how a tour plays. */
export const en = {
  // Names of steps, after "Undo".
  'edit.film.add': 'film of {name}',
  'edit.film.replace': 'other film of {name}',
  'edit.film.remove': 'removal of the film of {name}',
  'edit.film.set': 'playing of the film of {name}',
  'edit.sound.add': 'sound of {name}',
  'edit.sound.remove': 'removal of a sound of {name}',
  'edit.sound.set': 'change of a sound of {name}',
  'edit.tour-sound.add': 'sound of the tour',
  'edit.tour-sound.remove': 'removal of a sound of the tour',
  'edit.tour-sound.rename': 'name of a sound',
  'edit.tour-sound.volume': 'volume of the tour in {name}',
  'edit.variant.add': 'other picture of {name}',
  'edit.variant.remove': 'removal of a picture of {name}',
  'edit.variant.set': 'names of the pictures of {name}',

  // Files and where they stand.
  'upload.choose-film': 'Choose a 360° film',
  'upload.choose-sound': 'Choose sounds',
  'upload.fault.not-a-film': '{fileName} is not a film that can be shown. Take MP4 or WebM.',
  'upload.fault.not-a-sound': '{fileName} is not a sound that can be played. Take MP3, M4A, Ogg or WAV.',
  'upload.fault.film-not-around':
    '{fileName} has {width} × {height} pixels, so it does not show all around. A 360° film is twice as wide as high (or holds both eyes).',
  'upload.fault.film-unplayable':
    '{fileName} does not play in this browser, so it may not play for visitors. Save it as MP4 (H.264) or WebM.',
  'file.progress': 'Progress of {name}',
  'file.missing': 'The file is missing. Choose it again.',
  'file.failed': 'The file could not be used.',
  'file.preparing': 'Storing',
  'file.again': 'Choose {fileName} again',
  'file.retry': 'Try again',
  'file.cancel': 'Cancel upload',

  // The film of a scene.
  'film.title': '360° film',
  'film.none':
    'A film all around plays over the photo. Where it cannot play, visitors see the photo. MP4 or WebM, up to 500 MB.',
  'film.add': 'Add a film',
  'film.reading': 'Looking at the film',
  'film.name': 'Name for screen readers',
  'film.autoplay': 'Plays by itself',
  'film.loop': 'Begins again at its end',
  'film.sound': 'Starts with sound',
  'film.sound-hint': 'Browsers start films with sound only when a visitor presses play.',
  'film.photo': 'The photo of the scene is shown until the film plays, and where it cannot.',
  'film.still-failed': 'The film could not be read. The photo stays as it was.',
  'film.still': 'Use a picture of the film as the photo',
  'film.replace': 'Replace film',
  'film.remove': 'Remove film',
} as const;
