/** `npm run measure`: the figures of decision 104. `-- --list` names every place that is counted. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { parseSync } from 'vite';

const longestFunction = 60;
const longestFile = 300;
const mostFiles = 15;
const isTest = (file) => /\.test\.|\.spec\.|testing\/|test-/.test(file);

const files = execFileSync('git', ['ls-files', 'packages', 'scripts', 'bench', 'e2e'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const found = { functions: [], components: [], files: [], exports: [], any: [] };
const folders = new Map();

for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  const lines = text.split('\n').length - 1;
  if (lines > longestFile) found.files.push(`${lines} ${file}`);
  const { program, comments } = parseSync(file, text);
  eachAny(program, ({ start }) => found.any.push(`${file}:${lineAt(start)}`));
  if (isTest(file)) continue;
  if (file.startsWith('packages/')) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1);
  eachFunction(program, (node, name) => {
    const length = lineAt(node.end) - lineAt(node.start) + 1;
    if (length <= longestFunction) return;
    const kind = file.endsWith('.tsx') && /^[A-Z]/.test(name) ? 'components' : 'functions';
    found[kind].push(`${length} ${file}:${lineAt(node.start)} ${name}`);
  });
  for (const statement of file.startsWith('packages/') ? program.body : []) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
    const hasSentence = comments.some(
      ({ end }) => end <= statement.start && text.slice(end, statement.start).trim() === '',
    );
    if (!hasSentence) found.exports.push(`${file}:${lineAt(statement.start)}`);
  }
}

/** Calls back with each function of a program and what it is called, a function within another one too. */
function eachFunction(node, tell, parent = null) {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const each of node) eachFunction(each, tell, parent);
    return;
  }
  if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type) && node.body)
    tell(node, node.id?.name ?? parent?.id?.name ?? parent?.key?.name ?? '');
  for (const [key, value] of Object.entries(node)) if (key !== 'type') eachFunction(value, tell, node);
}

/** Calls back with each `any` in a type. */
function eachAny(node, tell) {
  if (!node || typeof node !== 'object') return;
  if (node.type === 'TSAnyKeyword') tell(node);
  for (const value of Object.values(node)) eachAny(value, tell);
}

const large = [...folders]
  .filter(([, count]) => count > mostFiles)
  .map(([name, count]) => `${count} ${name}`);
const rows = [
  [`functions above ${longestFunction} lines`, found.functions],
  [`components above ${longestFunction} lines`, found.components],
  [`files above ${longestFile} lines`, found.files],
  ['exports without a sentence', found.exports],
  ['`any`, in tests too', found.any],
  [`folders above ${mostFiles} files`, large],
];
const byNumber = (one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10);
for (const [name, places] of rows) {
  process.stdout.write(`${name}: ${places.length}\n`);
  if (process.argv.includes('--list'))
    for (const place of places.toSorted(byNumber)) process.stdout.write(`  ${place}\n`);
}
