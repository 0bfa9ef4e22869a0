/** The state of a visit: the scene, the state of its picture, errors, the way back. */
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
  /** Scenes that were left, the last one at the end. */
  const left = useRef<number[]>([]);
  const present = useRef(firstSceneId);
  const [sceneId, setSceneId] = useState(firstSceneId);
  const [state, setState] = useState<ViewerState>('loading');
  const [problem, setProblem] = useState<Problem | null>(null);
  /** How the visitor looked on arrival, radians. */
  const [arrivalYaw, setArrivalYaw] = useState<number | null>(null);
  const [hasWayBack, setHasWayBack] = useState(false);

  const onScene = useCallback(({ sceneId: arrived }: ViewerEvents['scene']) => {
    setArrivalYaw(viewer.current?.view.yaw ?? null);
    if (present.current !== null && present.current !== arrived) left.current.push(present.current);
    present.current = arrived;
    setSceneId(arrived);
    setProblem(null);
    setHasWayBack(left.current.length > 0);
  }, []);

  const goTo = useCallback((id: number, transition: Transition = 'fade') => {
    setProblem(null);
    void viewer.current?.openScene(id, { transition });
  }, []);

  const tryAgain = useCallback(() => {
    const id = problem?.sceneId ?? present.current;
    setProblem(null);
    if (id !== null) void viewer.current?.openScene(id, id === present.current ? { transition: 'cut' } : {});
  }, [problem]);

  const turning = useTurning(viewer);
  const { follow } = turning;
  const watch = useCallback(
    (next: Viewer | null) => {
      viewer.current = next;
      follow(next);
    },
    [follow],
  );

  return {
    viewer,
    sceneId,
    arrivalYaw,
    state,
    problem,
    hasWayBack,
    turns: turning.isOn,
    watch,
    onScene,
    onError: setProblem as (error: ViewerEvents['error']) => void,
    onState: useOnState(setState, setProblem, present),
    goTo,
    goBack: useGoBack(scenes, { viewer, left, present }),
    tryAgain,
    toggleTurning: turning.toggle,
  };
}

interface Way {
  viewer: RefObject<Viewer | null>;
  left: RefObject<number[]>;
  present: RefObject<number | null>;
}

/** Leaves the scene as one leaves through a door: facing out. */
function useGoBack(scenes: readonly ViewerScene[], { viewer, left, present }: Way): () => void {
  return useCallback(() => {
    const from = present.current;
    const to = scenes.find(({ id }) => id === left.current.at(-1));
    if (!to || from === null) return;
    left.current.pop();
    present.current = null;
    void viewer.current
      ?.openScene(to.id, { view: facingOut(to, from), transition: 'walk' })
      .then((arrived) => {
        if (arrived || present.current !== null) return;
        // Still in the previous scene, which can be left again.
        present.current = from;
        left.current.push(to.id);
      });
  }, [scenes, viewer, left, present]);
}

/** Whether the view turns by itself. */
function useTurning(viewer: RefObject<Viewer | null>) {
  const [isOn, setOn] = useState(false);
  const follow = useCallback((next: Viewer | null) => setOn(next?.isAutorotating ?? false), []);
  const toggle = useCallback(() => {
    const on = !viewer.current?.isAutorotating;
    viewer.current?.setAutorotate(on);
    setOn(on);
  }, [viewer]);
  return { isOn, follow, toggle };
}

/** Follows how far the picture is; once it is there, what went wrong with that scene is over, or as good as it gets. */
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

/** How the visitor looks on coming back into a scene from another: away from the door. */
function facingOut({ hotspots }: ViewerScene, from: number): Partial<ViewAngles> {
  const door = hotspots.find(({ kind, targetSceneId }) => kind === 'link' && targetSceneId === from);
  return door ? { yaw: yawPitchOf(door.position).yaw + Math.PI, pitch: 0 } : {};
}

/** The visitor's way through the tour: which scene is shown, and what went wrong. */
export type Walk = ReturnType<typeof useTour>;
