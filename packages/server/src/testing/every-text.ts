/** Values with a given text in every text field of a schema, so that a test covers all fields. */
import type { z } from 'zod';

type Value = unknown;

const texts = ['EUR', '#c2491d', 'en', '2026-01-02T03:04:05Z', '09:30', 'a text of more than eight'];
/** A whole circle before a part of one: a photo that is said to show all around stays whole. */
const numbers = [0, 1, 8, 360, 30];

/** Where the text was put, as `scenes.hotspots.iconName`. */
export type Places = Set<string>;

/**
 * Values that fit the schema, with `text` in every field that takes it; several where it leaves a choice, so that each
 * alternative is among them. Lists hold one of each.
 */
export function valuesWith(
  schema: z.core.$ZodType,
  text: string,
  places: Places = new Set(),
  path = '',
): Value[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (each: z.core.$ZodType, name = '') =>
    valuesWith(each, text, places, [path, name].filter(Boolean).join('.'));
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return inner(def.innerType);
    case 'union':
      return def.options.flatMap((option) => inner(option));
    case 'array': {
      const each = inner(def.element);
      const several = [...each, ...each, ...each];
      // Some lists must have several; that the ids in a list differ is the caller's to see to.
      return [isFit(schema, several) && !isFit(schema, each) ? several : each];
    }
    case 'tuple':
      return [def.items.map((item) => inner(item)[0])];
    case 'object':
      return objectsWith(schema as z.core.$ZodObject, inner, text);
    case 'unknown':
    case 'any':
      places.add(path);
      return [text];
    case 'literal':
      return [...def.values];
    case 'enum':
      return Object.values(def.entries);
    case 'boolean':
      return [true];
    case 'number':
      return [firstThatFits(schema, numbers, path)];
    case 'string': {
      const found = firstThatFits(schema, [text, ...texts], path);
      if (found === text) places.add(path);
      return [found];
    }
    default:
      throw new Error(`${path}: nobody has said here what fits a schema of type ${def.type}`);
  }
}

/** With the first choice for every field, and one more object for each other choice of a field. */
function objectsWith(
  schema: z.core.$ZodObject,
  inner: (each: z.core.$ZodType, name: string) => Value[],
  text: string,
): Value[] {
  const { def } = schema._zod;
  const choices = Object.entries(def.shape).map(([name, each]) => [name, inner(each, name)] as const);
  const isOpen = def.catchall?._zod.def.type === 'unknown';
  const newer = isOpen ? { ofTomorrow: text, alsoOfTomorrow: { list: [{ slug: text }] } } : {};
  const first = spread(schema, {
    ...newer,
    ...Object.fromEntries(choices.map(([name, values]) => [name, values[0]])),
  });
  const others = choices.flatMap(([name, values]) =>
    values.slice(1).map((value) => ({ ...first, [name]: value })),
  );
  return [first, ...others];
}

/** Numbers that must differ, as the ends of a range do: the first change of one of them that makes the object fit. */
function spread(schema: z.core.$ZodType, made: Record<string, Value>): Record<string, Value> {
  if (isFit(schema, made)) return made;
  const numeric = Object.keys(made).filter((name) => typeof made[name] === 'number');
  const changed = numeric.flatMap((name) => numbers.map((number) => ({ ...made, [name]: number })));
  return changed.find((each) => isFit(schema, each)) ?? made;
}

function firstThatFits(schema: z.core.$ZodType, candidates: Value[], path: string): Value {
  const found = candidates.find((value) => isFit(schema, value));
  if (found === undefined) throw new Error(`${path}: none of the candidates fits`);
  return found;
}

function isFit(schema: z.core.$ZodType, value: Value): boolean {
  return (schema as z.ZodType).safeParse(value).success;
}
