import { createContext, useContext } from 'react';
import type { OpenTour } from './open-tour.ts';

/** Hands the open tour down to the editor's components. */
export const OpenTourContext = createContext<OpenTour | null>(null);

/** The tour that is open around here. Only for parts inside of the editor. */
export function useOpenTour(): OpenTour {
  const openTour = useContext(OpenTourContext);
  if (!openTour) throw new Error('used outside of an open tour');
  return openTour;
}
