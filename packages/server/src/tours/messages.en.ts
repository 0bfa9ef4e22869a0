/** Default texts inside tours, in the language of their author. */
export const en = {
  'copy.name': '{name} (copy)',
  'copy.unnamed': 'Untitled (copy)',
} as const;
