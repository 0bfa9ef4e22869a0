/** The mail addresses in a text with any separators, each once, in order. */
export function addressesIn(text: string): string[] {
  const typed = text.split(/[\s,;]+/).filter((each) => each !== '');
  return [...new Map(typed.map((each) => [each.toLowerCase(), each])).values()];
}
