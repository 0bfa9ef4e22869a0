/** Texts of the map of links that are needed before it is loaded. */
export const en = {
  'help.about.map': 'Help: map of links',
  'rail.map': 'Links',
  'action.map-panel': 'Map of links',
  'edit.links.accept': '{count, plural, one {Accept a suggested link} other {Accept # suggested links}}',
  'edit.links.remove': 'Delete links between {from} and {to}',
} as const;
