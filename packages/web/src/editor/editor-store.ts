import { useStore } from 'zustand';
import { useOpenTour } from './open-tour/open-tour-context.ts';
import type { EditorState } from './state/editor-state.ts';

/** A part of the open tour's state. Only for parts inside of the editor. */
export function useEditorStore<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useOpenTour().store, select);
}
