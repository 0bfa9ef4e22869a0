/** Texts of the files that are needed before their panel is loaded. */
export const en = {
  'help.about.files': 'Help: files',
  'archive.title':
    '{count, plural, one {Import the tour in this archive?} other {Import the tours in these archives?}}',
  'archive.text':
    'A tour of another tool, or one that was downloaded here, is imported as a tour of its own. This tour stays as it is. To add photos of an archive to this tour, unpack it and drop the photos.',
  'archive.import': 'Import {name}',
  'archive.importing': 'Import',
  'archive.started': 'Import as a tour of its own',
  'archive.started-text':
    'This tour stays as it is. The import goes on when you close this: you find it in the dashboard, under Import a tour.',
  'archive.cancel': 'Cancel',
  'rail.files': 'Files',
  'action.files-panel': 'Files',
  'upload.choose-files': 'Choose files',
  'upload.choose-later': 'Choose files to use later',
  'edit.files.remove': 'Take {name} out of the tour',
} as const;
