/** Up to two letters that stand for a name. */
export function initials(name: string): string {
  const words = name.split(/[\s@]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[Symbol.iterator]().next().value ?? '')
    .join('')
    .toLocaleUpperCase();
}
