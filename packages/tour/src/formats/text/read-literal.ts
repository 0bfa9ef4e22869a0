import { type Expression, type Node, type Program, type Property, parse, tokenizer } from 'acorn';
import { refuseDocument } from '../imported-tour.ts';
import { textLimits } from './limits.ts';
import { scriptMark } from './script-mark.ts';
import { isUnsafeKey } from './unsafe-key.ts';
import type { ReadValue } from './value.ts';

/** What a script has in place of a value: code, which is not run. */
const code = Symbol('code');

/**
 * The largest literal of a script: what is assigned to a variable or exported, or the argument of a call
 * (`pannellum.viewer('panorama', {...})`). The script is parsed and never run; values that are code are left out.
 */
export function readLiteral(text: string): ReadValue {
  const excess = excessOfText(text);
  if (excess) return excess;
  const program = parsed(text);
  if (!program) return refuseDocument('malformed');
  const literal = largestOf(program);
  if (!literal) return refuseDocument('no_literal');
  const unsafe: string[] = [];
  return { ok: true, value: literalValue(literal, unsafe), unsafe };
}

/** The literal that `readLiteral` reads of a text that it has read. */
export function literalOf(text: string): Expression | null {
  const program = parsed(text);
  return program && largestOf(program);
}

function largestOf(program: Program): Expression | null {
  return literalsOf(program).sort((a, b) => b.end - b.start - (a.end - a.start))[0] ?? null;
}

function parsed(text: string): Program | null {
  for (const sourceType of ['script', 'module'] as const) {
    try {
      return parse(text, { ecmaVersion: 'latest', sourceType });
    } catch {
      // As a module next; then it is none of both. Chains without brackets that are too long for the stack end here too.
    }
  }
  return null;
}

/** Looks at the tokens alone, since the parser calls itself for each level. */
function excessOfText(text: string): ReadValue | null {
  let [level, values] = [0, 0];
  try {
    for (const { type } of tokenizer(text, { ecmaVersion: 'latest' })) {
      values++;
      if (/^[[({]$|^\$\{$/.test(type.label)) level++;
      else if (/^[\])}]$/.test(type.label)) level--;
      if (level > textLimits.nesting) return refuseDocument('too_deep', { most: textLimits.nesting });
      if (values > textLimits.values * 3)
        return refuseDocument('too_many_values', { most: textLimits.values });
    }
  } catch {
    return refuseDocument('malformed');
  }
  return null;
}

/** Objects and lists that are where a document can be. */
function literalsOf(program: Program): Expression[] {
  const found: Expression[] = [];
  const consider = (node: Node | null | undefined): void => {
    if (!node) return;
    const expression = node as Expression;
    if (expression.type === 'ObjectExpression' || expression.type === 'ArrayExpression')
      found.push(expression);
    else if (expression.type === 'AssignmentExpression') consider(expression.right);
    else if (expression.type === 'CallExpression' || expression.type === 'NewExpression') {
      for (const argument of expression.arguments) consider(argument);
    }
  };
  for (const statement of program.body) {
    if (statement.type === 'VariableDeclaration') {
      for (const { init } of statement.declarations) consider(init);
    } else if (statement.type === 'ExpressionStatement') consider(statement.expression);
    else if (statement.type === 'ExportDefaultDeclaration') consider(statement.declaration);
    else if (
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'VariableDeclaration'
    ) {
      for (const { init } of statement.declaration.declarations) consider(init);
    }
  }
  return found;
}

function literalValue(node: Node | null, unsafe: string[]): unknown {
  const expression = node as Expression | null;
  switch (expression?.type) {
    case 'Literal':
      return typeof expression.value === 'object' || typeof expression.value === 'bigint'
        ? null
        : expression.value;
    case 'TemplateLiteral':
      return expression.expressions.length === 0 ? expression.quasis[0]?.value.cooked : code;
    case 'UnaryExpression': {
      const value = literalValue(expression.argument, unsafe);
      if (expression.operator === '-' && typeof value === 'number') return -value;
      if (expression.operator === '+' && typeof value === 'number') return value;
      return expression.operator === '!' && typeof value === 'number' ? value === 0 : code;
    }
    case 'ArrayExpression':
      return expression.elements
        .map((element) => literalValue(element, unsafe))
        .filter((value) => value !== code);
    case 'ObjectExpression':
      return objectOf(expression.properties, unsafe);
    default:
      return code;
  }
}

/** Whether there is code where a value could be. */
export function isCode(node: Node | null): boolean {
  const type = node?.type;
  return type !== 'ObjectExpression' && type !== 'ArrayExpression' && literalValue(node, []) === code;
}

/** The name of a property that is not computed. */
export function keyOf({ key }: Property): string {
  return key.type === 'Identifier' ? key.name : String(literalValue(key, []));
}

type Properties = Extract<Expression, { type: 'ObjectExpression' }>['properties'];

function objectOf(properties: Properties, unsafe: string[]): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed) continue;
    const key = keyOf(property);
    const value = literalValue(property.value, unsafe);
    if (isUnsafeKey(key)) unsafe.push(key);
    // Marked as a text that no field takes for a value, so that reports can name it.
    else made[key] = value === code ? scriptMark : value;
  }
  return made;
}
