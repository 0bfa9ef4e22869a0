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
  return withoutCode(html)
    .replace(/<br\b[^<>]*>/gi, '\n')
    .replace(/<\/(?:p|div|li|h[1-6]|tr)\s*>/gi, '\n\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => referenceOf(name) ?? whole)
    .replace(/(?<![ \t])[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Without scripts and styles; one that is not closed stays. Each end is looked for once from each beginning on. */
function withoutCode(html: string): string {
  const begin = /<(script|style)\b/gi;
  const unclosed = new Set<string>();
  const kept: string[] = [];
  let from = 0;
  for (let found = begin.exec(html); found; found = begin.exec(html)) {
    const name = (found[1] ?? '').toLowerCase();
    if (unclosed.has(name)) continue;
    const end = name === 'script' ? /<\/script\s*>/gi : /<\/style\s*>/gi;
    end.lastIndex = begin.lastIndex;
    if (!end.test(html)) {
      unclosed.add(name);
      continue;
    }
    kept.push(html.slice(from, found.index));
    from = end.lastIndex;
    begin.lastIndex = from;
  }
  return kept.join('') + html.slice(from);
}

function referenceOf(name: string): string | null {
  if (!name.startsWith('#'))
    return Object.hasOwn(named, name.toLowerCase()) ? (named[name.toLowerCase()] ?? null) : null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : null;
}
