/** Follows the calls of a program through its files as somebody who reads it would, and counts where that leads. */
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

/** Functions by their files and names. */
export interface Place {
  file: string;
  name: string;
}

export interface WalkOptions {
  /** The text of a file; null where there is none. */
  read(file: string): string | null;
  /** Whether the reader goes into a file. */
  isOnWay(file: string): boolean;
  /** Where a message to another thread leads: the functions by the `kind` that the message says. */
  tasks?: Record<string, Place>;
}

export interface Way {
  /** The files in the order in which the reader comes to them; the same one twice where it comes back. */
  stops: string[];
  /** How many of these had been left before. */
  returns: number;
}

type Syntax = { type: string } & Record<string, unknown>;

interface SourceFile {
  text: string;
  functions: Map<string, Syntax>;
  imports: Map<string, Place>;
}

/**
 * Walks from a function into each function that it calls, in the order of the text, and once into each. All branches are walked,
 * and what is handed on to be called later counts as a part of the function that it is in. Methods of objects are
 * not followed.
 */
export function walkCalls(from: Place, { read, isOnWay, tasks = {} }: WalkOptions): Way {
  const known = new Map<string, SourceFile | null>();
  const entered = new Set<string>();
  const stops: string[] = [];
  enter(from);
  return { stops, returns: stops.length - new Set(stops).size };

  function open(file: string): SourceFile | null {
    const there = known.get(file);
    if (there !== undefined) return there;
    const text = isOnWay(file) ? read(file) : null;
    const opened = text === null ? null : parse(file, text);
    known.set(file, opened);
    return opened;
  }

  function enter({ file, name }: Place): void {
    const source = open(file);
    const body = source?.functions.get(name);
    const id = `${file} ${name}`;
    if (!source || !body || entered.has(id)) return;
    entered.add(id);
    if (stops.at(-1) !== file) stops.push(file);
    walk(body, file, source);
  }

  function walk(part: unknown, file: string, source: SourceFile): void {
    if (Array.isArray(part)) for (const one of part) walk(one, file, source);
    if (!isSyntax(part)) return;
    for (const [field, value] of Object.entries(part)) if (field !== 'callee') walk(value, file, source);
    if (part.type !== 'CallExpression' || !isSyntax(part['callee'])) return;
    walk(part['callee'], file, source);
    const name = part['callee']['name'];
    if (typeof name === 'string') enter(source.imports.get(name) ?? { file, name });
    else for (const kind of kindsIn(part, source)) if (tasks[kind]) enter(tasks[kind]);
  }
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The kinds of messages that a call of `do` sends, written in place or in a constant `task` before. */
function kindsIn(call: Syntax, { text }: SourceFile): string[] {
  const said = text.slice(Number(call['start']), Number(call['end']));
  if (!/\.do\(/.test(said)) return [];
  const before = text.slice(0, Number(call['start']));
  const passed = /\.do\(task\b/.test(said) ? before.slice(before.lastIndexOf('const task =')) : said;
  return [...passed.matchAll(/kind: '(\w+)'/g)].map(([, kind = '']) => kind);
}

function parse(file: string, text: string): SourceFile {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const source: SourceFile = { text, functions: new Map(), imports: new Map() };
  for (const statement of program.body as unknown as Syntax[]) {
    if (statement.type === 'ImportDeclaration') addImports(source, file, statement);
    const declared = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement;
    if (isSyntax(declared)) addFunctions(source, declared);
  }
  return source;
}

function addFunctions({ functions }: SourceFile, declared: Syntax): void {
  const nameOf = (part: Syntax) => String((part['id'] as Syntax)['name']);
  if (declared.type === 'FunctionDeclaration') functions.set(nameOf(declared), declared);
  if (declared.type !== 'VariableDeclaration') return;
  for (const one of declared['declarations'] as Syntax[]) {
    const value = one['init'];
    if (isSyntax(value) && value.type === 'ArrowFunctionExpression') functions.set(nameOf(one), value);
  }
}

function addImports({ imports }: SourceFile, file: string, statement: Syntax): void {
  const from = String((statement['source'] as Syntax)['value']);
  if (!from.startsWith('.')) return;
  for (const one of statement['specifiers'] as Syntax[]) {
    if (one.type !== 'ImportSpecifier') continue;
    const [name, local] = [one['imported'], one['local']].map((part) => String((part as Syntax)['name']));
    imports.set(local ?? '', { file: join(dirname(file), from), name: name ?? '' });
  }
}
