/** Decodes text from HTML, also from quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A value as JSON that may stand within a script of a page. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
