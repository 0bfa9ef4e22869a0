import { useState } from 'react';
import { useMediaQuery } from '../ui/use-media-query.ts';

/**
 * Which row of a list is open beside it: the one that the address names, else where both have room the first. It stays when
 * others come above it, until `openFirst` is called.
 */
export function useOpenRow(named: string | null, ids: readonly string[]) {
  const isBeside = useMediaQuery('(min-width: 901px)');
  const [first, setFirst] = useState<string | null>(null);
  const [next] = ids;
  if (first === null && next !== undefined) setFirst(next);
  return { openId: named ?? (isBeside ? first : null), openFirst: () => setFirst(null) };
}
