import { createContext, type RefObject, useContext } from 'react';
import type { ActionContext } from './actions/action.ts';
import type { CanvasHandle } from './canvas/canvas-handle.ts';

/** What the parts of an open editor share besides the tour. */
export interface EditorServices {
  actions: ActionContext;
  canvas: RefObject<CanvasHandle | null>;
}

/** Hands the services of the editor down to its components. */
export const EditorContext = createContext<EditorServices | null>(null);

/** The services of the open editor. Only for parts inside of it. */
export function useEditor(): EditorServices {
  const services = useContext(EditorContext);
  if (!services) throw new Error('used outside of an open editor');
  return services;
}
