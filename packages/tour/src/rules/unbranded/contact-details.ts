/** Finds contact details in a text: web and mail addresses, social network names, telephone numbers. */

const endings =
  'com|net|org|info|biz|homes|house|realty|properties|estate|agency|io|co|me|eu|us|uk|ca|au|nz|ie|de|at|ch|fr|it|es|pt|nl|be|lu|dk|se|fi|pl|cz|sk|hu|ro|bg|hr|si|gr|tr|jp|cn|hk|sg|kr|ae|za|br|mx|ar|cl|pe';

const addresses = [
  /\b(?:https?:\/\/|www\.)[^\s<>"'()]+[^\s<>"'().,;:!?]/giu,
  // Tried where a word begins alone, so that long ones take no longer than they are.
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu,
  /(?<![\p{L}\p{N}@/.])@[\p{L}\p{N}_.]{2,40}[\p{L}\p{N}_]/gu,
  // Without a scheme: `NovakHomes.com/maple`. The ending in small letters, since "bright.It" only lacks a space.
  new RegExp(
    `(?<![\\p{L}\\p{N}@.-])(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\\.){1,4}(?:${endings})(?![\\p{L}\\p{N}@-])(?:/[^\\s<>"'()]*)?`,
    'gu',
  ),
] as const;
/**
 * Telephone numbers: with a country, with an area in brackets, ten digits in the groups of North America, or with a zero in
 * front. Numbers of other things, such as prices, years and areas, have none of these.
 */
const phones: readonly { pattern: RegExp; digits: number }[] = [
  { pattern: /\+\d[\d \u00a0()./-]{6,22}\d/gu, digits: 8 },
  { pattern: /\(\d{2,5}\)[ \u00a0./-]?\d[\d \u00a0./-]{3,14}\d/gu, digits: 7 },
  { pattern: /(?<![\p{L}\p{N},.])\d{3}[ \u00a0.-]\d{3}[ \u00a0.-]\d{4}(?!\d)/gu, digits: 10 },
  { pattern: /(?<![\p{L}\p{N},.])0[\d \u00a0./-]{7,18}\d/gu, digits: 9 },
];
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}(?!\d)/;

/** The contact details in a text, in their order. */
export function contactDetailsIn(text: string): string[] {
  return rangesIn(text).map(([start, end]) => text.slice(start, end));
}

/** The text without them; one that has none is returned as it is. */
export function withoutContactDetails(text: string): string {
  const ranges = rangesIn(text);
  if (ranges.length === 0) return text;
  let rest = '';
  let at = 0;
  for (const [start, end] of ranges) {
    rest += text.slice(at, start);
    at = end;
  }
  // What stood around them closes up.
  return (rest + text.slice(at))
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\( ?\)/g, '')
    .replace(/ ([.,;:!?])/g, '$1')
    .replace(/ $/gm, '')
    .trim();
}

/** Start and end of each; none of them meet. */
function rangesIn(text: string): [number, number][] {
  const named = addresses.flatMap((pattern) => [...text.matchAll(pattern)]);
  const numbers = phones.flatMap(({ pattern, digits }) =>
    [...text.matchAll(pattern)].filter(
      ([number]) => number.replace(/\D/g, '').length >= digits && !date.test(number),
    ),
  );
  const found = [...named, ...numbers].map(({ index, 0: match }): [number, number] => [
    index,
    index + match.replace(/[.,;:!?]$/, '').length,
  ]);
  const merged: [number, number][] = [];
  for (const [start, end] of found.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
