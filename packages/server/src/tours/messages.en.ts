/** The words that stand in tours themselves, in the language of who makes them. */
export const en = {
  'copy.name': '{name} (copy)',
  'copy.unnamed': 'Untitled (copy)',
} as const;
