import type { Tour } from '@tourwright/tour/document';
import { useEditorStore } from '../editor-store.ts';

/** The tour as it is now; null once another one is open, as may happen while a file is read. */
export function openTour(tourId: string): Tour | null {
  const { tour } = useEditorStore.getState();
  return tour?.id === tourId ? tour : null;
}
