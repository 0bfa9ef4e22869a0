// @vitest-environment node
import type { Edit } from '@tourwright/tour/edit';
import { directionOf, project, unproject } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { placeTool } from './place-tool.ts';
import { selectTool } from './select-tool.ts';
import type { ToolContext } from './tool.ts';

const view = { yaw: 0, pitch: 0, hfov: 1.4, width: 1000, height: 600 };

function setup() {
  const log: { selected: (string | null)[]; previews: (Edit | null)[]; commits: Edit[]; placed: string[] } = {
    selected: [],
    previews: [],
    commits: [],
    placed: [],
  };
  const hotspot = { id: 'a', kind: 'info', position: directionOf(0.1, -0.1), scale: 1, rotation: 0 };
  const context: ToolContext = {
    hotspot: (id) => (id === 'a' ? hotspot : null),
    sceneId: () => 1,
    project: (direction) => project(view, direction),
    unproject: (point) => unproject(view, point),
    select: (id) => log.selected.push(id),
    preview: (edit) => log.previews.push(edit),
    commit: (edit) => log.commits.push(edit),
    place: (kind) => log.placed.push(kind),
  };
  const middle = project(view, hotspot.position) ?? { x: 0, y: 0 };
  return { log, context, middle };
}

test('a click on a hotspot selects it and changes nothing', () => {
  const { log, context, middle } = setup();
  const tool = selectTool(context);
  expect(tool.press('a', middle, false)).toBe(true);
  tool.move({ x: middle.x + 2, y: middle.y });
  tool.release();
  expect(log).toMatchObject({ selected: ['a'], previews: [], commits: [] });
});

test('the pixel that was taken stays under the pointer, and the drag is one edit', () => {
  const { log, context, middle } = setup();
  const tool = selectTool(context);
  tool.press('a', { x: middle.x + 10, y: middle.y - 6 }, false);
  for (const step of [40, 80, 120]) tool.move({ x: middle.x + step, y: middle.y + step / 2 });
  tool.release();
  expect(log.previews).toHaveLength(3);
  expect(log.commits).toHaveLength(1);
  const [edit] = log.commits;
  const end = edit?.kind === 'hotspot.move' ? project(view, edit.position) : null;
  expect(end?.x).toBeCloseTo(middle.x + 120 - 10, 6);
  expect(end?.y).toBeCloseTo(middle.y + 60 + 6, 6);
});

test('with Alt a copy is dragged off and the original stays', () => {
  const { log, context, middle } = setup();
  const tool = selectTool(context);
  tool.press('a', middle, true);
  tool.move({ x: middle.x + 50, y: middle.y });
  tool.release();
  expect(log.commits[0]?.kind).toBe('hotspot.add');
  expect(log.selected.at(-1)).not.toBe('a');
});

test('a drag that is given up leaves nothing', () => {
  const { log, context, middle } = setup();
  const tool = selectTool(context);
  tool.press('a', middle, false);
  tool.move({ x: middle.x + 50, y: middle.y });
  tool.cancel();
  tool.release();
  expect(log.previews.at(-1)).toBeNull();
  expect(log.commits).toEqual([]);
});

test('a tap on the picture deselects, or places with the tool of a kind', () => {
  const { log, context } = setup();
  selectTool(context).tap([0, 0, -1]);
  placeTool(context, 'link').tap([0, 0, -1]);
  expect(log).toMatchObject({ selected: [null], placed: ['link'] });
});
