/** Scenes go from floor to floor by keyboard, as they are dragged by the pointer. */
import { IconArrowBarToDown, IconArrowBarToUp } from '@tabler/icons-react';
import type { Action, ActionContext } from '../actions/action.ts';
import { t } from '../editor-text.ts';
import type { EditorState } from '../state/editor-state.ts';
import { floorGroups } from './floor-groups.ts';
import { setFloor } from './set-floor.ts';

/** How many frames a card may take to appear in its new place. */
const mostFrames = 30;

/**
 * Moves a scene, and those that are selected with it, to the floor before or after its own in the list; below the last one
 * they are on no floor. The keyboard goes along.
 */
export function moveByFloor(context: ActionContext, sceneId: number, by: 1 | -1): void {
  const { tour, chosenSceneIds, closedFloors } = context.state();
  const groups = tour && floorGroups(tour);
  if (!groups) return;
  const places = [...new Set([...groups.map(({ planId }) => planId), null])];
  const own = groups.find(({ scenes }) => scenes.some(({ id }) => id === sceneId))?.planId ?? null;
  const to = places[places.indexOf(own) + by];
  if (to === undefined) {
    context.say('info', t(by === 1 ? 'scenes.last-floor' : 'scenes.first-floor'));
    return;
  }
  // What is moved is to be seen there.
  context.set({ closedFloors: closedFloors.filter((key) => key !== (to ?? 'none')) });
  setFloor(context, chosenSceneIds.includes(sceneId) ? chosenSceneIds : [sceneId], to);
  focusCard(sceneId);
}

/** Its card is made again in the other group, and drawn only when it is in sight. */
function focusCard(sceneId: number, frames = mostFrames): void {
  requestAnimationFrame(() => {
    const card = document.querySelector<HTMLElement>(`li[data-scene-id="${sceneId}"]`);
    const button = card?.querySelector<HTMLElement>(':scope > button');
    card?.scrollIntoView({ block: 'nearest' });
    if (button) button.focus();
    else if (frames > 0) focusCard(sceneId, frames - 1);
  });
}

const isOnFloors = ({ tour, selectedScene }: EditorState) =>
  selectedScene !== null && tour !== null && floorGroups(tour) !== null;

function moveSelected(by: 1 | -1) {
  return (context: ActionContext) => {
    const { selectedSceneId } = context.state();
    if (selectedSceneId !== null) moveByFloor(context, selectedSceneId, by);
  };
}

/** Actions of the open scene; on a scene's card the same keys move that one. */
export const floorActions: readonly Action[] = [
  {
    id: 'floor-before',
    label: 'action.floor-before',
    group: 'scene',
    icon: IconArrowBarToUp,
    keys: ['Alt+PageUp'],
    isEnabled: isOnFloors,
    run: moveSelected(-1),
  },
  {
    id: 'floor-after',
    label: 'action.floor-after',
    group: 'scene',
    icon: IconArrowBarToDown,
    keys: ['Alt+PageDown'],
    isEnabled: isOnFloors,
    run: moveSelected(1),
  },
];
