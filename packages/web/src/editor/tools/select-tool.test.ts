// @vitest-environment node
import type { Hotspot } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { directionOf, project, unproject, yawPitchOf } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { placeTool } from './place-tool.ts';
import { selectTool } from './select-tool.ts';
import { snapped } from './snap.ts';
import type { Guides, Place, ToolContext } from './tool.ts';

const view = { yaw: 0, pitch: 0, hfov: 1.4, width: 1000, height: 600 };

const free = { altKey: false, shiftKey: false, ctrlKey: false };
const spot = (id: string, yaw: number, pitch: number): Hotspot => ({
  id,
  kind: 'info',
  position: directionOf(yaw, pitch),
  scale: 1,
  rotation: 0,
});

function setup({ chosen = [], others = [] }: { chosen?: Hotspot[]; others?: Place[] } = {}) {
  const log: {
    toggled: string[];
    guides: (Guides | null)[];
    selected: (string | null)[];
    previews: (Edit | null)[];
    commits: Edit[];
    names: unknown[];
    placed: string[];
  } = {
    toggled: [],
    guides: [],
    selected: [],
    previews: [],
    commits: [],
    names: [],
    placed: [],
  };
  const hotspot = spot('a', 0.1, -0.1);
  const context: ToolContext = {
    hotspot: (id) => (id === 'a' ? hotspot : null),
    sceneId: () => 1,
    project: (direction) => project(view, direction),
    unproject: (point) => unproject(view, point),
    select: (id) => log.selected.push(id),
    chosen: () => chosen,
    toggle: (id) => log.toggled.push(id),
    others: () => others,
    guide: (guides) => log.guides.push(guides),
    preview: (edit) => log.previews.push(edit),
    commit: (edit, name) => {
      log.commits.push(edit);
      log.names.push(name);
    },
    place: (kind) => log.placed.push(kind),
  };
  const middle = project(view, hotspot.position) ?? { x: 0, y: 0 };
  return { log, context, middle };
}

test('a click on a hotspot selects it and changes nothing', () => {
  const { log, context, middle } = setup();
  const tool = selectTool(context);
  expect(tool.press('a', middle, free)).toBe(true);
  tool.move({ x: middle.x + 2, y: middle.y }, free);
  tool.release();
  expect(log).toMatchObject({ selected: ['a'], previews: [], commits: [] });
});

test('the pixel that was taken stays under the pointer, and the drag is one edit', () => {
  const { log, context, middle } = setup();
  const tool = selectTool(context);
  tool.press('a', { x: middle.x + 10, y: middle.y - 6 }, free);
  for (const step of [40, 80, 120]) tool.move({ x: middle.x + step, y: middle.y + step / 2 }, free);
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
  tool.press('a', middle, { ...free, altKey: true });
  tool.move({ x: middle.x + 50, y: middle.y }, free);
  tool.release();
  expect(log.commits[0]?.kind).toBe('hotspot.add');
  expect(log.selected.at(-1)).not.toBe('a');
});

test('a drag that is given up leaves nothing', () => {
  const { log, context, middle } = setup();
  const tool = selectTool(context);
  tool.press('a', middle, free);
  tool.move({ x: middle.x + 50, y: middle.y }, free);
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

test('with Shift a press takes a hotspot to the selection, and drags nothing', () => {
  const { log, context, middle } = setup();
  const tool = selectTool(context);
  expect(tool.press('a', middle, { ...free, shiftKey: true })).toBe(true);
  tool.move({ x: middle.x + 50, y: middle.y }, free);
  tool.release();
  expect(log).toMatchObject({ toggled: ['a'], selected: [], commits: [] });
});

test('all that is selected is dragged along as one edit; a click among it selects that one alone', () => {
  const chosen = [spot('a', 0.1, -0.1), spot('b', 0.3, 0.1)];
  const { log, context, middle } = setup({ chosen });
  const tool = selectTool(context);
  tool.press('a', middle, free);
  tool.move({ x: middle.x + 80, y: middle.y - 30 }, free);
  tool.release();
  expect(log.names).toEqual([{ id: 'edit.many.move', values: { count: '2' } }]);
  const [edit] = log.commits;
  const moves = edit?.kind === 'batch' ? edit.edits : [];
  expect(moves.map((move) => 'hotspotId' in move && move.hotspotId)).toEqual(['a', 'b']);
  const [a, b] = moves.map((move) => yawPitchOf('position' in move ? move.position : [0, 0, -1]));
  expect((b?.yaw ?? 0) - (a?.yaw ?? 0)).toBeCloseTo(0.2, 6);
  expect((b?.pitch ?? 0) - (a?.pitch ?? 0)).toBeCloseTo(0.2, 6);
  expect(log.selected).toEqual([]);
  tool.press('a', middle, free);
  tool.release();
  expect(log.selected).toEqual(['a']);
});

test('a drag takes the height of another hotspot when it comes near, but not with Ctrl', () => {
  const { log, context, middle } = setup({ others: [{ yaw: -1, pitch: -0.1 }] });
  const tool = selectTool(context);
  tool.press('a', middle, free);
  tool.move({ x: middle.x + 60, y: middle.y + 4 }, free);
  const pitchOf = (edit: Edit | null | undefined) =>
    edit?.kind === 'hotspot.move' && yawPitchOf(edit.position).pitch;
  expect(pitchOf(log.previews.at(-1))).toBeCloseTo(-0.1, 9);
  tool.move({ x: middle.x + 60, y: middle.y + 4 }, { ...free, ctrlKey: true });
  expect(pitchOf(log.previews.at(-1))).not.toBeCloseTo(-0.1, 3);
  tool.release();
  expect(log.guides).toEqual([{ pitch: -0.1, yaws: [], spacing: null }, null, null]);
});

/** Drags the hotspot from yaw 0.1 to near a direction, and returns where it is put. */
function draggedTo(yaw: number, pitch: number, others: Place[], keys = free) {
  const { log, context, middle } = setup({ others });
  const tool = selectTool(context);
  tool.press('a', middle, free);
  const to = project(view, directionOf(yaw, pitch)) ?? middle;
  tool.move({ x: to.x + 3, y: to.y }, keys);
  tool.release();
  const [edit] = log.commits;
  const placed = edit?.kind === 'hotspot.move' ? yawPitchOf(edit.position) : null;
  return { placed, guides: log.guides[0] };
}

test('a drag stops above or below another hotspot', () => {
  const { placed, guides } = draggedTo(0.3, -0.2, [{ yaw: 0.3, pitch: 0.25 }]);
  expect(placed?.yaw).toBeCloseTo(0.3, 9);
  expect(placed?.pitch).toBeCloseTo(-0.2, 2);
  expect(guides).toMatchObject({ pitch: null, spacing: null });
  expect(guides?.yaws).toHaveLength(1);
});

test('a drag stops as far from its neighbour as that is from the next, or in the middle of two', () => {
  const row = [
    { yaw: -0.5, pitch: 0.1 },
    { yaw: -0.1, pitch: 0.2 },
  ];
  const beside = draggedTo(0.3, -0.2, row);
  expect(beside.placed?.yaw).toBeCloseTo(0.3, 9);
  expect(beside.guides?.spacing).toBeCloseTo(0.4, 9);
  expect(beside.guides?.yaws.map((yaw) => yaw.toFixed(1))).toEqual(['0.3', '-0.5', '-0.1']);
  const between = draggedTo(-0.3, -0.2, row);
  expect(between.placed?.yaw).toBeCloseTo(-0.3, 9);
  expect(between.guides?.spacing).toBeCloseTo(0.2, 9);
  const past = draggedTo(0.3, -0.2, row, { ...free, ctrlKey: true });
  expect(past.placed?.yaw).not.toBeCloseTo(0.3, 3);
  expect(past.guides).toBeNull();
});

test('a drag keeps the spacing across the seam of the picture', () => {
  const places = [
    { yaw: Math.PI - 0.2, pitch: 0.1 },
    { yaw: -Math.PI + 0.2, pitch: 0.1 },
  ];
  const found = snapped(directionOf(-Math.PI + 0.601, 0.3), places, (direction) =>
    project({ ...view, yaw: Math.PI }, direction),
  );
  expect(yawPitchOf(found?.position ?? [0, 0, -1]).yaw).toBeCloseTo(-Math.PI + 0.6, 9);
  expect(found?.guides.spacing).toBeCloseTo(0.4, 9);
});

test('a drag takes a height and a spacing at once, and the horizon without any other hotspot', () => {
  const both = draggedTo(0.3, 0.1, [
    { yaw: 0.3, pitch: -0.3 },
    { yaw: -1, pitch: 0.1 },
  ]);
  expect(both.placed?.yaw).toBeCloseTo(0.3, 9);
  expect(both.placed?.pitch).toBeCloseTo(0.1, 9);
  expect(draggedTo(0.4, 0.002, []).placed?.pitch).toBeCloseTo(0, 9);
});
