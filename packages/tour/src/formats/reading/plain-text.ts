const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** Whether a text holds markup or character references. */
export function hasMarkup(text: string): boolean {
  return /<\/?[a-z!][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i.test(text);
}

/** A text of HTML as plain text: line breaks and paragraphs stay, markup goes. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*<\/\1\s*>/gi, '')
    .replace(/<br\b[^<>]*>/gi, '\n')
    .replace(/<\/(?:p|div|li|h[1-6]|tr)\s*>/gi, '\n\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => referenceOf(name) ?? whole)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function referenceOf(name: string): string | null {
  if (!name.startsWith('#'))
    return Object.hasOwn(named, name.toLowerCase()) ? (named[name.toLowerCase()] ?? null) : null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : null;
}
