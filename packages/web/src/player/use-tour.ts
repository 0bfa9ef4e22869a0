/** The state of a walk: which room, how far its picture is, what went wrong, the way back. */
import { yawPitchOf } from '@tourwright/tour/sphere';
import type {
  Transition,
  ViewAngles,
  Viewer,
  ViewerEvents,
  ViewerScene,
  ViewerState,
} from '@tourwright/viewer';
import { type Dispatch, type RefObject, type SetStateAction, useCallback, useRef, useState } from 'react';

/** What is wrong with a scene, for the visitor. */
export interface Problem {
  message: string;
  /** The scene to try again. */
  sceneId: number | null;
  /** Null where there is nothing to try again. */
  cause?: unknown;
}

/** Follows a viewer; hand `watch` to it when it is there. */
export function useTour(scenes: readonly ViewerScene[], firstSceneId: number | null) {
  const viewer = useRef<Viewer | null>(null);
  /** Rooms that were left, the last one at the end. */
  const left = useRef<number[]>([]);
  const present = useRef(firstSceneId);
  const [sceneId, setSceneId] = useState(firstSceneId);
  const [state, setState] = useState<ViewerState>('loading');
  const [problem, setProblem] = useState<Problem | null>(null);
  /** How one looked on arrival, radians. */
  const [arrivalYaw, setArrivalYaw] = useState<number | null>(null);
  const [hasWayBack, setHasWayBack] = useState(false);
  const [turns, setTurns] = useState(false);

  const watch = useCallback((next: Viewer | null) => {
    viewer.current = next;
    setTurns(next?.isAutorotating ?? false);
  }, []);

  const onScene = useCallback(({ sceneId: arrived }: ViewerEvents['scene']) => {
    setArrivalYaw(viewer.current?.view.yaw ?? null);
    if (present.current !== null && present.current !== arrived) left.current.push(present.current);
    present.current = arrived;
    setSceneId(arrived);
    setProblem(null);
    setHasWayBack(left.current.length > 0);
  }, []);

  const onError = useCallback((error: ViewerEvents['error']) => setProblem(error), []);

  const goTo = useCallback((id: number, transition: Transition = 'fade') => {
    setProblem(null);
    void viewer.current?.openScene(id, { transition });
  }, []);

  /** Leaves the room as one leaves through a door: facing out. */
  const goBack = useCallback(() => {
    const from = present.current;
    const to = scenes.find(({ id }) => id === left.current.at(-1));
    if (!to || from === null) return;
    left.current.pop();
    present.current = null;
    void viewer.current
      ?.openScene(to.id, { view: facingOut(to, from), transition: 'walk' })
      .then((arrived) => {
        if (arrived || present.current !== null) return;
        // Still in the old room: it can be left again.
        present.current = from;
        left.current.push(to.id);
      });
  }, [scenes]);

  const tryAgain = useCallback(() => {
    const id = problem?.sceneId ?? present.current;
    setProblem(null);
    if (id === null) return;
    void viewer.current?.openScene(id, id === present.current ? { transition: 'cut' } : {});
  }, [problem]);

  const toggleTurning = useCallback(() => {
    const on = !viewer.current?.isAutorotating;
    viewer.current?.setAutorotate(on);
    setTurns(on);
  }, []);

  return {
    viewer,
    sceneId,
    arrivalYaw,
    state,
    problem,
    hasWayBack,
    turns,
    watch,
    onScene,
    onError,
    onState: useOnState(setState, setProblem, present),
    goTo,
    goBack,
    tryAgain,
    toggleTurning,
  };
}

/** Follows how far the picture is; once it is there, what went wrong with that room is over, or as good as it gets. */
function useOnState(
  setState: (state: ViewerState) => void,
  setProblem: Dispatch<SetStateAction<Problem | null>>,
  present: RefObject<number | null>,
) {
  return useCallback(
    ({ state }: ViewerEvents['state']) => {
      setState(state);
      if (state === 'sharp') setProblem((now) => (now?.sceneId === present.current ? null : now));
    },
    [setState, setProblem, present],
  );
}

/** How one looks on coming back into a room from another: away from the door. */
function facingOut({ hotspots }: ViewerScene, from: number): Partial<ViewAngles> {
  const door = hotspots.find(({ kind, targetSceneId }) => kind === 'link' && targetSceneId === from);
  return door ? { yaw: yawPitchOf(door.position).yaw + Math.PI, pitch: 0 } : {};
}

/** The visitor's way through the tour: which scene is shown, and what went wrong. */
export type Walk = ReturnType<typeof useTour>;
