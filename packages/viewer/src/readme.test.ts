/** The README is the reference of the package: it must have every name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const folder = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const readme = read('README.md');

/** What the README sets as code. */
const blocks = [...readme.matchAll(/^```[\s\S]*?^```/gm)].map(([block]) => block);
const prose = readme.replaceAll(/^```[\s\S]*?^```/gm, '');
const codes = [...blocks, ...[...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)];
const isTold = (name: string) => codes.some((code) => new RegExp(`(^|[^\\w-])${name}($|[^\\w-])`).test(code));

/** The names of an interface's members, which the formatter puts one below the other. */
function membersOf(file: string, name: string): string[] {
  const body = new RegExp(`(?:interface ${name}|class ${name})[^{]*{\\n([\\s\\S]*?)\\n}`).exec(
    read(file),
  )?.[1];
  if (!body) throw new Error(`${file} has no ${name}`);
  const members = /^ {2}(?:readonly |get )?([a-z]\w*)[?(<:]/gm;
  return [...body.matchAll(members)].map(([, member = '']) => member);
}

const entries = Object.entries(manifest.exports);

test('the README has every entry of the package', () => {
  const missing = entries.filter(
    ([path]) => path !== '.' && !readme.includes(`@tourwright/viewer${path.slice(1)}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['options', 'src/viewer-options.ts', 'ViewerOptions'],
  ['controls', 'src/controls/viewer-controls.ts', 'ViewerControls'],
  ['parts of the viewer', 'src/viewer-options.ts', 'Viewer'],
  ['events', 'src/events.ts', 'ViewerEvents'],
  ['parts of a scene', 'src/scenes/viewer-scene.ts', 'ViewerScene'],
  ['props of the component', 'src/react/tour-viewer.tsx', 'TourViewerProps'],
  ['parts of the element', 'src/element/tour-viewer-element.ts', 'TourViewerElement'],
  ['commands of a frame', 'src/embed/connect-frame.ts', 'FramedViewer'],
])('the README has all %s', (_, file, name) => {
  const own = /Callback$|^addEventListener$/;
  const members = membersOf(file, name).filter((member) => !own.test(member));
  expect(members.length).toBeGreaterThan(2);
  expect(members.filter((member) => !isTold(member))).toEqual([]);
});

test('the README has all public functions and lists', () => {
  const names = entries.flatMap(([, target]) => {
    const source = typeof target === 'string' ? target : target['@tourwright/source'];
    if (source.endsWith('.css')) return [];
    const code = read(source);
    const listed = [...code.matchAll(/^export {([^}]*)}/gm)].flatMap(([, list = '']) => list.split(','));
    const declared = [...code.matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm)].map(
      ([, name = '']) => name,
    );
    return [...listed, ...declared]
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '));
  });
  expect(names).toContain('createViewer');
  expect(names.filter((name) => !isTold(name))).toEqual([]);
});

test('the README has all attributes of the element', () => {
  const code = read('src/element/element-options.ts');
  const read_ = [...code.matchAll(/(?:(?:get|has)Attribute\(|numberOf\(element, )'([a-z-]+)'\)/g)].map(
    ([, name = '']) => name,
  );
  const followed = /followedAttributes = \[([^\]]*)\]/.exec(code)?.[1]?.match(/[a-z-]+/g) ?? [];
  expect([...read_, ...followed].length).toBeGreaterThan(8);
  expect([...read_, ...followed].filter((name) => !isTold(name))).toEqual([]);
});

test('the page of all examples has each of them, and no other', () => {
  const page = read('examples/index.html');
  const named = [...page.matchAll(/<a href="#([a-z-]+)"/g)].map(([, name = '']) => name);
  const there = readdirSync(join(folder, 'examples'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'public')
    .map(({ name }) => name);
  expect(named.sort()).toEqual(there.sort());
  expect(isTold('--open /')).toBe(true);
});

test.each(['from-pannellum', 'from-marzipano', 'from-photo-sphere-viewer'])(
  '%s: the first example takes no more lines here than there',
  (page) => {
    const [theirs = 0, ours = 0] = [...read(`docs/${page}.md`).matchAll(/^```.*\n([\s\S]*?)^```/gm)].map(
      ([, code = '']) => code.split('\n').filter((line) => line.trim()).length,
    );
    expect(ours).toBeGreaterThan(0);
    expect(ours).toBeLessThanOrEqual(theirs);
  },
);
