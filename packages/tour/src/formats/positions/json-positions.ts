import { type Node, parseTree } from 'jsonc-parser';
import type { PositionedValue } from './positioned-value.ts';

/** The positions in JSON that was read already: it is neither too deep nor too large. */
export function jsonPositions(text: string): PositionedValue | null {
  const root = parseTree(text, [], { allowTrailingComma: true });
  return root ? positioned(root) : null;
}

function positioned({ type, offset, children = [] }: Node): PositionedValue {
  if (type === 'array') return { offset, items: children.map((child) => positioned(child)) };
  if (type !== 'object') return { offset };
  const entries = children.flatMap(({ offset: start, children: [key, value] = [] }) =>
    key && value ? [[String(key.value), { ...positioned(value), offset: start }] as const] : [],
  );
  return { offset, entries: new Map(entries) };
}
