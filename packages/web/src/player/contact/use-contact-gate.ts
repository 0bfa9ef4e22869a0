import type { Tour } from '@tourwright/tour/document';
import { useEffect, useRef } from 'react';
import { noteAsked, wasAsked } from '../../client/asked-visitors.ts';
import type { PanelControl } from '../panels/use-panel.ts';
import type { Walk } from '../use-tour.ts';
import type { Contact } from './use-contact.ts';

interface GateOptions extends Pick<PanelControl, 'open'> {
  tour: Pick<Tour, 'id'>;
  walk: Pick<Walk, 'sceneId'>;
  contact: Contact | null;
  /** Something else has the visitor's attention: they are asked in a later scene. */
  isBusy: boolean;
}

/**
 * Asks a visitor who they are once they have been in more scenes than the owner gives away. It is a panel like any other: the
 * tour stays in use beside it, and it closes without an answer.
 */
export function useContactGate({ tour, walk, contact, isBusy, open }: GateOptions): void {
  const { id: tourId } = tour;
  const { sceneId } = walk;
  const seen = useRef(new Set<number>());
  const present = useRef({ isBusy, open });
  useEffect(() => {
    present.current = { isBusy, open };
  });
  const after = contact?.form?.gateAfter ?? null;
  useEffect(() => {
    if (sceneId === null) return;
    seen.current.add(sceneId);
    if (after === null || seen.current.size <= after) return;
    if (present.current.isBusy || wasAsked(tourId)) return;
    noteAsked(tourId);
    present.current.open({ kind: 'contact', isGate: true });
  }, [tourId, sceneId, after]);
}
