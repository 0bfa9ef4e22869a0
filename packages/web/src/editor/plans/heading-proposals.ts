import { type PlanHeading, planHeadings } from '@tourwright/tour/building';
import type { FloorPlan } from '@tourwright/tour/document';
import { degrees, radians, wrapAngle } from '@tourwright/tour/sphere';
import { useMemo } from 'react';
import { useEditorStore } from '../editor-store.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';

/** A heading that a scene's links tell. */
export interface HeadingProposal extends PlanHeading {
  /** In whole degrees. */
  angle: number;
  /** How far the pin is turned away from it, degrees. */
  off: number;
  /** Whether it is worth showing on the plan. */
  isOpen: boolean;
}

/** Nearer than this, a pin is turned as well as a hand can do it. */
const leastOff = 5;

/** By what a proposal is known: once dismissed it comes back when its evidence changes. */
const evidenceOf = ({ pin, angle }: Pick<HeadingProposal, 'pin' | 'angle'>) => `${pin.id}/${angle}`;

/** What the links say of the pins of a plan whose shape is known. */
export function useHeadingProposals(plan: FloorPlan | null, aspect: number | null): HeadingProposal[] {
  const tour = useEditorStore((state) => state.tour);
  const dismissed = useEditorStore((state) => state.dismissedProposals);
  const planId = plan?.id;
  return useMemo(() => {
    const stored = tour?.floorPlans.find(({ id }) => id === planId);
    if (!tour || !stored || !aspect) return [];
    return planHeadings(tour, stored, aspect).map((told) => {
      const angle = Math.round(degrees(told.heading) + 360) % 360;
      const off = Math.abs(degrees(wrapAngle(radians(told.pin.heading - angle))));
      const isOpen = off > leastOff && !dismissed.includes(evidenceOf({ pin: told.pin, angle }));
      return { ...told, angle, off, isOpen };
    });
  }, [tour, planId, aspect, dismissed]);
}

export function dismissProposal(store: EditorStore, proposal: HeadingProposal): void {
  const { dismissedProposals } = store.getState();
  store.setState({ dismissedProposals: [...dismissedProposals, evidenceOf(proposal)] });
}
