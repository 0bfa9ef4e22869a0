/** The `ilike` pattern for a typed text, with its wildcards escaped; null: nothing was typed. */
export function searchPattern(search = ''): string | null {
  const text = search.trim();
  return text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
