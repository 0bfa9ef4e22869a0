import { IconDoorEnter, IconMapPinOff, IconStairs } from '@tabler/icons-react';
import type { FloorPlan } from '@tourwright/tour/document';
import type { MenuEntry } from '../../../ui/overlays/menu-entries.tsx';
import { keyText } from '../../actions/keys.ts';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { p } from '../plan-text.ts';
import { type Pin, placeScene, removePin } from './pins.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** After a pin was removed, the focus is in the list of scenes. */
export const listOfPins = () => document.querySelector<HTMLElement>('[data-plan-scenes] button');

/** What the menu of a pin offers: its scene, another floor, and off the plan. */
export function usePinMenu(plan: FloorPlan, pin: Pin): MenuEntry[] {
  const { store } = useOpenTour();
  const { actions, canvas } = useEditor();
  const plans = useEditorStore((state) => state.shownTour?.floorPlans) ?? [];
  const open = () => {
    actions.state().selectScene(pin.sceneId);
    actions.set({ panel: 'scenes' });
    // Once the panorama is there instead of the plan.
    setTimeout(() => canvas.current?.focus());
  };
  const toFloor = (id: string) => {
    placeScene(store, id, pin.sceneId, pin);
    store.setState({ shownPlanId: id });
  };
  return [
    {
      id: 'open',
      label: p('pin.open'),
      icon: <IconDoorEnter {...icon} />,
      takesFocus: true,
      onSelect: open,
    },
    ...plans
      .filter(({ id }) => id !== plan.id)
      .map(({ id, name }) => ({
        id: `floor ${id}`,
        label: p('pin.to-floor', { name }),
        icon: <IconStairs {...icon} />,
        onSelect: () => toFloor(id),
      })),
    {
      id: 'remove',
      label: p('pin.remove'),
      icon: <IconMapPinOff {...icon} />,
      keys: keyText('Delete'),
      danger: true,
      separated: true,
      takesFocus: true,
      onSelect: () => {
        removePin(store, plan, pin);
        // Once the menu is closed, and the scene is in the list of those that are on no plan.
        setTimeout(() => listOfPins()?.focus());
      },
    },
  ];
}
