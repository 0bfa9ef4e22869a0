import type { Expression, Node } from 'acorn';
import { isCode, keyOf, literalOf } from '../text/read-literal.ts';
import type { PositionedValue } from './positioned-value.ts';

/** The positions in the literal of a script that was read already. */
export function scriptPositions(text: string): PositionedValue | null {
  const literal = literalOf(text);
  return literal ? positioned(literal) : null;
}

function positioned(node: Node): PositionedValue {
  const expression = node as Expression;
  const offset = node.start;
  if (expression.type === 'ArrayExpression') {
    // Code is left out of lists, so that what follows has the number before.
    const elements = expression.elements.filter((element) => !isCode(element));
    return { offset, items: elements.map((element) => (element ? positioned(element) : { offset })) };
  }
  if (expression.type !== 'ObjectExpression') return { offset };
  const entries = expression.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    return [[keyOf(property), { ...positioned(property.value), offset: property.start }] as const];
  });
  return { offset, entries: new Map(entries) };
}
