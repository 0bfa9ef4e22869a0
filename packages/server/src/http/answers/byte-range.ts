/** Inclusive positions, as in HTTP. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part that a `Range` header asks for of a file of this size; null for the whole file, which is also the answer
 * to forms that we do not serve; 'unsatisfiable' when the part is behind the end.
 */
export function byteRange(header: string | undefined, sizeBytes: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return null;
  const last = sizeBytes - 1;
  if (match[1] === '') {
    const length = Math.min(Number(match[2]), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { start: sizeBytes - length, end: last };
  }
  const start = Number(match[1]);
  if (start > last) return 'unsatisfiable';
  const end = match[2] === '' ? last : Math.min(Number(match[2]), last);
  return end < start ? null : { start, end };
}
