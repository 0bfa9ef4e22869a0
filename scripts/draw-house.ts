/**
 * Draws the packages and the folders of each as Mermaid, from the tables of `arrows.ts`, into `docs/architecture.md`.
 * Run: `npm run draw`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { arrows, packages } from '../arrows.ts';

/** Each node's name with what it points at. */
type Graph = Map<string, Set<string>>;

export const drawnInto = 'docs/architecture.md';
const drawn = /(<!-- drawn by `npm run draw` -->\n)[\s\S]*?(<!-- end of the drawing -->)/;

/** A document with its drawing made again. */
export function withDrawing(document: string): string {
  const inside = Object.keys(packages)
    .map((name) => [name, reduced(grouped(foldersOf(name)))] as const)
    .filter(([, graph]) => [...graph.values()].some((targets) => targets.size > 0))
    .map(([name, graph]) => `### Folders of \`${name}\`\n\n${mermaidOf(graph)}`);
  const whole = mermaidOf(
    reduced(new Map(Object.entries(packages).map(([name, to]) => [name, new Set(to)]))),
  );
  return document.replace(drawn, `$1\n### Packages\n\n${whole}\n${inside.join('\n')}\n$2`);
}

/** The folders of a package that the table names, and those of the same package that each may import. */
function foldersOf(name: string): Graph {
  const folderOf = (path: string) => path.slice(name.length + 1);
  const graph: Graph = new Map();
  for (const [path, allowed] of Object.entries(arrows)) {
    if (!path.startsWith(`${name}/`)) continue;
    const targets = graph.get(folderOf(path)) ?? new Set();
    graph.set(folderOf(path), targets);
    for (const target of allowed) {
      if (target.startsWith(`${name}/`) && folderOf(target) !== folderOf(path)) targets.add(folderOf(target));
    }
  }
  for (const target of [...graph.values()].flatMap((targets) => [...targets])) {
    if (!graph.has(target)) graph.set(target, new Set());
  }
  return graph;
}

/** Folders that import the same and are imported by the same, as one node. */
function grouped(graph: Graph): Graph {
  const sources = (name: string) => [...graph].filter(([, to]) => to.has(name)).map(([from]) => from);
  const keyOf = (name: string) =>
    JSON.stringify([[...(graph.get(name) ?? [])].toSorted(), sources(name).toSorted()]);
  const groupOf = new Map(
    [...graph.keys()].map((name) => {
      const alike = [...graph.keys()].filter((other) => keyOf(other) === keyOf(name));
      return [name, alike.toSorted().join(', ')] as const;
    }),
  );
  return new Map(
    [...graph].map(([name, to]) => [
      groupOf.get(name) ?? name,
      new Set([...to].map((target) => groupOf.get(target) ?? target)),
    ]),
  );
}

/** Without the arrows that a way over other nodes implies. */
function reduced(graph: Graph): Graph {
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const target of graph.get(from) ?? []) {
      if (seen.has(target)) continue;
      seen.add(target);
      reach(target, seen);
    }
    return seen;
  };
  const isImplied = (from: string, target: string) =>
    [...(graph.get(from) ?? [])].some(
      (other) => other !== target && !reach(other).has(from) && reach(other).has(target),
    );
  return new Map(
    [...graph].map(([from, to]) => [from, new Set([...to].filter((target) => !isImplied(from, target)))]),
  );
}

function mermaidOf(graph: Graph): string {
  const idOf = new Map([...graph.keys()].map((name, index) => [name, `n${index}`]));
  const nodes = [...graph.keys()].map((name) => `  ${idOf.get(name)}["${name}"]`);
  const edges = [...graph].flatMap(([from, to]) =>
    [...to].map((target) => `  ${idOf.get(from)} --> ${idOf.get(target)}`),
  );
  return ['```mermaid', 'flowchart TD', ...nodes, ...edges, '```', ''].join('\n');
}

if (import.meta.main) writeFileSync(drawnInto, withDrawing(readFileSync(drawnInto, 'utf8')));
