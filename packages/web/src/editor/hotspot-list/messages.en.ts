/** The texts of the list of all hotspots. */
export const en = {
  'rail.hotspots': 'Hotspots',
  'list.search': 'Search hotspots',
  'list.kind': 'Kind',
  'list.scene': 'Scene',
  'list.all-kinds': 'All kinds',
  'list.all-scenes': 'All scenes',
  'list.none': 'There are no hotspots yet. Choose a kind below the picture, then click where it belongs.',
  'list.none-found': 'No hotspot fits.',
  'list.several': 'Select several of a scene',
  'list.more': 'Show {count, plural, one {# more} other {# more}}',
  'action.hotspots-panel': 'List all hotspots',
  'palette.hotspots': 'Hotspots',
  'palette.in-scene': '{name}, {scene}',
} as const;
