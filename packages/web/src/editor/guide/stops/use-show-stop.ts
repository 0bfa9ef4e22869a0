import type { GuideStop } from '@tourwright/tour/document';
import { useEditor } from '../../editor-context.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { visitStop } from './visit-stop.ts';

/** Selects a stop, and looks on the canvas as visitors do there. */
export function useShowStop(): (stop: GuideStop) => void {
  const { store } = useOpenTour();
  const { canvas } = useEditor();
  return (stop) => {
    const { selectHotspot } = store.getState();
    selectHotspot(null);
    store.setState({ guideRun: null, selectedStopId: stop.id ?? null, check: null });
    void visitStop(store, canvas, stop);
  };
}
