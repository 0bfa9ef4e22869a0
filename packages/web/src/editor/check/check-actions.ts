import type { Vector } from '@tourwright/tour/document';
import { newId } from '../../client/new-id.ts';
import type { ActionContext } from '../actions/action.ts';
import { focusAnswer } from '../panels/focus-places.ts';
import { lookAt } from '../session/look-at.ts';
import type { EditorState } from '../state/editor-state.ts';
import type { CheckSession, Problem } from './problems/problem.ts';

const closedProblem: CheckSession = { key: null, place: null };

/** Opens Tour Check beside the canvas. */
export function openCheck({ state, set }: ActionContext): void {
  set({ check: state().check ?? closedProblem, overlay: null, isInspectorOpen: true });
}

/** Closes the check of the tour. */
export function closeCheck({ set }: ActionContext): void {
  set({ check: null, isInspectorOpen: false });
}

/** The problems that are still open, in the order of the list. */
export function openProblems({ problems }: EditorState): Problem[] {
  return (problems ?? []).filter(({ isIgnored }) => !isIgnored);
}

/** The current problem; null while none is. */
export function problemInHand({ problems, check }: EditorState): Problem | null {
  return problems?.find(({ key }) => key === check?.key) ?? null;
}

interface FixPlace {
  sceneId: number;
  position: Vector;
  /** What is there afterwards: a hotspot that is new, or that is moved. */
  iconName: string | undefined;
  label: string;
}

/** Where on the picture the fix of a problem puts something; null where it does not. */
export function fixPlace(problem: Problem | null, state: EditorState): FixPlace | null {
  const edit = problem?.fix?.(newId);
  if (edit?.kind === 'hotspot.add') {
    const { position, iconName, text = '' } = edit.hotspot;
    return { sceneId: edit.sceneId, position, iconName: iconName ?? 'arrow-up', label: text };
  }
  if (edit?.kind !== 'hotspot.move') return null;
  const scene = state.tour?.scenes.find(({ id }) => id === edit.sceneId);
  const moved = scene?.hotspots.find(({ id }) => id === edit.hotspotId);
  const { position, sceneId } = edit;
  return { sceneId, position, iconName: moved?.iconName, label: moved?.text ?? '' };
}

/** Selects a problem: the view turns to it, or to where its fix would put something. */
export function selectProblem(context: ActionContext, problem: Problem): void {
  const { state, set } = context;
  const scene = state().tour?.scenes.find(({ id }) => id === problem.sceneId);
  const hotspot = scene?.hotspots.find(({ id }) => id === problem.hotspotId);
  const place = fixPlace(problem, state());
  if (place) lookAt(context, place.sceneId, place.position);
  else if (scene && hotspot) lookAt(context, scene.id, hotspot.position);
  else if (scene) state().selectScene(scene.id);
  const isInScene = hotspot && state().selectedSceneId === scene?.id;
  set({ check: { key: problem.key, place: null }, selectedHotspotId: isInScene ? hotspot.id : null });
}

/** The next problem of the list, or the one before. */
export function stepProblem(context: ActionContext, by: 1 | -1): void {
  const list = openProblems(context.state());
  const at = list.findIndex(({ key }) => key === context.state().check?.key);
  const from = at === -1 && by === -1 ? 0 : at;
  const next = list[(from + by + list.length) % list.length];
  openCheck(context);
  if (next) selectProblem(context, next);
}

/** Where somebody puts right what no fix can: the fields of its hotspot or scene, or a panel of the tour. */
export function goToField(context: ActionContext, problem: Problem): void {
  const { set } = context;
  if (problem.rule === 'no-scenes') context.choosePhotos();
  else if (problem.sceneId !== undefined) selectProblem(context, problem);
  const isInspected = problem.sceneId !== undefined;
  set({ check: null, overlay: null, isInspectorOpen: isInspected });
  const words = problem.rule === 'default-title' || problem.rule === 'no-description';
  if (problem.rule === 'pin-missing') set({ panel: 'plans' });
  else if (!isInspected && words) set({ panel: 'details' });
  else if (!isInspected && problem.slug) set({ panel: 'visit' });
  setTimeout(() => focusAnswer(problem.rule));
}
