import { createScanner, visit } from 'jsonc-parser';
import { refuseDocument } from '../imported-tour.ts';
import { textLimits } from './limits.ts';
import { isUnsafeKey } from './unsafe-key.ts';
import type { ReadValue } from './value.ts';

/** Tokens as the parser numbers them; its own names are gone once compiled. */
const token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  end: 17,
} as const;

/** Reads JSON with comments and trailing commas. Keys that are unsafe are left out, and named. */
export function readJson(text: string): ReadValue {
  const excess = excessOfText(text);
  if (excess) return excess;
  const unsafe: string[] = [];
  let root: unknown;
  const open: { value: Record<string, unknown> | unknown[]; key: string }[] = [];
  const put = (value: unknown) => {
    const parent = open.at(-1);
    if (!parent) root = value;
    else if (Array.isArray(parent.value)) parent.value.push(value);
    else if (isUnsafeKey(parent.key)) unsafe.push(parent.key);
    else parent.value[parent.key] = value;
  };
  const begin = (value: Record<string, unknown> | unknown[]) => {
    put(value);
    open.push({ value, key: '' });
  };
  let firstError: { offset: number; line: number } | null = null;
  visit(
    text,
    {
      onObjectBegin: () => begin({}),
      onObjectEnd: () => open.pop(),
      onArrayBegin: () => begin([]),
      onArrayEnd: () => open.pop(),
      onObjectProperty: (key) => {
        const parent = open.at(-1);
        if (parent) parent.key = key;
      },
      onLiteralValue: (value) => put(value),
      onError: (_error, offset, _length, line) => {
        firstError ??= { offset, line: line + 1 };
      },
    },
    { allowTrailingComma: true, allowEmptyContent: false },
  );
  if (firstError !== null) return refuseDocument('malformed', firstError);
  return { ok: true, value: root, unsafe };
}

/** Looks at the tokens alone, since the parser calls itself for each level. */
function excessOfText(text: string): ReadValue | null {
  const scanner = createScanner(text, true);
  let [level, values] = [0, 0];
  for (let kind: number = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    if (kind === token.openBrace || kind === token.openBracket) level++;
    if (kind === token.closeBrace || kind === token.closeBracket) level--;
    if (level > textLimits.nesting) return refuseDocument('too_deep', { most: textLimits.nesting });
    if (kind !== token.comma && kind !== token.colon) values++;
    if (values > textLimits.values) return refuseDocument('too_many_values', { most: textLimits.values });
  }
  return null;
}
