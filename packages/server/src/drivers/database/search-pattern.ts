/** What `ilike` finds a typed text by, its own signs taken as they stand; null: nothing was typed. */
export function searchPattern(search = ''): string | null {
  const text = search.trim();
  return text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
