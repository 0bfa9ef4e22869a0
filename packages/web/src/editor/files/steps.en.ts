/** Texts of the files that are needed before their panel is loaded. */
export const en = {
  'help.about.files': 'Help: files',
  'rail.files': 'Files',
  'action.files-panel': 'Files',
  'upload.choose-files': 'Choose files',
  'edit.files.remove': 'Take {name} out of the tour',
} as const;
