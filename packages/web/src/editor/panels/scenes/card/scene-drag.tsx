import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  type Over,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { Tour } from '@tourwright/tour/document';
import { type ReactNode, useState } from 'react';
import type { ActionContext } from '../../../actions/action.ts';
import { type EditorServices, useEditor } from '../../../editor-context.ts';
import { useEditorStore } from '../../../editor-store.ts';
import { t } from '../../../editor-text.ts';
import { linkScenes } from '../../../linking/picker/link-scenes.ts';
import { pinOf } from '../../../plans/pins/pins.ts';
import { setFloor } from '../../../scenes/set-floor.ts';
import { newEdit } from '../../../state/new-edit.ts';
import styles from './scene-drag.module.css';
import { SceneThumbnail } from './scene-thumbnail.tsx';

/** The id of the canvas as a place where a scene's card can be let go. */
export const canvasDropId = 'canvas';

/** What is in the canvas's place and takes scenes itself: it says so as the data of its droppable. */
export interface SceneTaker {
  takeScene(sceneId: number, clientX: number, clientY: number): void;
}

/** A pointer on the canvas means the canvas; anywhere else the nearest card counts. */
const collision: CollisionDetection = (args) => {
  const canvas = pointerWithin(args).find(({ id }) => id === canvasDropId);
  if (canvas) return [canvas];
  const cards = args.droppableContainers.filter(({ id }) => id !== canvasDropId);
  return closestCenter({ ...args, droppableContainers: cards });
};

/** Drags scenes: within their list to reorder them, onto the panorama to make a link there and back. */
export function SceneDrag({ children }: { children: ReactNode }) {
  const services = useEditor();
  const [draggedId, setDraggedId] = useState<number | null>(null);
  const dragged = useEditorStore(({ tour }) => tour?.scenes.find(({ id }) => id === draggedId));
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collision}
      accessibility={{
        announcements: announcements(services.actions),
        screenReaderInstructions: { draggable: t('drag.help') },
      }}
      onDragStart={({ active }) => setDraggedId(Number(active.id))}
      onDragCancel={() => setDraggedId(null)}
      onDragEnd={(event) => {
        setDraggedId(null);
        dropScene(event, services);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={styles.dragged}>
            <SceneThumbnail slug={dragged.slug} className={styles.thumbnail} />
            <b>{dragged.name}</b>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Moves the scene whose card was let go, or links to it where that was on the panorama. */
function dropScene(drop: DragEndEvent, { canvas, actions }: EditorServices): void {
  const { active, over, activatorEvent, delta } = drop;
  const { tour, commit, chosenSceneIds } = actions.state();
  const from = tour?.scenes.findIndex(({ id }) => id === active.id) ?? -1;
  const scene = tour?.scenes[from];
  if (!tour || !scene || !over) return;
  if (over.id === canvasDropId) {
    if (!(activatorEvent instanceof PointerEvent)) return;
    const { clientX, clientY } = activatorEvent;
    const taker = over.data.current as SceneTaker | undefined;
    if (taker) {
      taker.takeScene(scene.id, clientX + delta.x, clientY + delta.y);
      return;
    }
    const direction = canvas.current?.directionAt(clientX + delta.x, clientY + delta.y);
    if (direction) linkScenes(actions, scene.id, direction);
    return;
  }
  const floor = floorUnder(tour, over);
  if (floor !== undefined && floor !== floorOf(tour, scene.id)) {
    const all = chosenSceneIds.includes(scene.id) ? chosenSceneIds : [scene.id];
    setFloor(actions, all, floor, typeof over.id === 'number' ? over.id : null);
    return;
  }
  const to = tour.scenes.findIndex(({ id }) => id === over.id);
  if (to >= 0 && to !== from) commit(newEdit({ kind: 'scene.move', sceneId: scene.id, index: to }));
}

/** The floor on whose head, or one of whose scenes, something is; null: what is on no floor. Undefined: the list has no floors. */
function floorUnder(tour: Tour, { id, data }: Over): string | null | undefined {
  if (tour.floorPlans.length === 0) return undefined;
  const { planId } = (data.current ?? {}) as { planId?: string | null };
  return planId === undefined ? floorOf(tour, Number(id)) : planId;
}

function floorOf(tour: Tour, sceneId: number): string | null {
  return pinOf(tour, sceneId)?.plan.id ?? null;
}

/** The announcements for screen readers while a scene is moved by keyboard. */
function announcements({ state }: Pick<ActionContext, 'state'>): Announcements {
  const scenes = () => state().tour?.scenes ?? [];
  const name = (id: unknown) => scenes().find((scene) => scene.id === id)?.name ?? '';
  const place = (id: unknown) => scenes().findIndex((scene) => scene.id === id) + 1;
  return {
    onDragStart: ({ active }) => t('drag.start', { name: name(active.id) }),
    onDragOver: ({ active, over }) => {
      const { tour } = state();
      if (!over || !tour) return undefined;
      const floor = floorUnder(tour, over);
      if (floor !== undefined && floor !== floorOf(tour, Number(active.id))) {
        const plan = tour.floorPlans.find(({ id }) => id === floor);
        return t('drag.over-floor', { name: name(active.id), floor: plan?.name ?? t('scenes.no-floor') });
      }
      return t('drag.over', { name: name(active.id), place: place(over.id) });
    },
    onDragEnd: ({ active, over }) => {
      const { tour } = state();
      const floor = tour && over && over.id !== canvasDropId ? floorUnder(tour, over) : undefined;
      if (!tour || floor === undefined) {
        return t('drag.end', { name: name(active.id), place: place(active.id) });
      }
      const plan = tour.floorPlans.find(({ id }) => id === floor);
      return t('drag.end-floor', { name: name(active.id), floor: plan?.name ?? t('scenes.no-floor') });
    },
    onDragCancel: ({ active }) => t('drag.cancel', { name: name(active.id) }),
  };
}
