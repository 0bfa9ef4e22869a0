import type { Scene } from '../../document/index.ts';
import { tourSlug } from '../../rules/index.ts';
import type { Tool } from '../imported-tour.ts';
import { keptOf } from '../reading/create-parts.ts';

/** What scenes are called in a tool's document: as there before, else after their names; no two alike. */
export function sceneNames(scenes: readonly Scene[], tool: Tool): Map<number, string> {
  const names = new Map<number, string>();
  const taken = new Set<string>();
  for (const scene of scenes) {
    const wanted = keptOf(scene, tool).id ?? tourSlug(scene.name || 'scene');
    let name = wanted;
    for (let number = 2; taken.has(name); number++) name = `${wanted}-${number}`;
    taken.add(name);
    names.set(scene.id, name);
  }
  return names;
}
