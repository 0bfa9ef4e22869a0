import { type PlanHeading, planHeadings } from '@tourwright/tour/building';
import type { FloorPlan } from '@tourwright/tour/document';
import { degrees, degreesApart } from '@tourwright/tour/sphere';
import { useMemo } from 'react';
import { useEditorStore } from '../../editor-store.ts';
import type { EditorStore } from '../../open-tour/create-editor-store.ts';
import { buildingFacts } from '../../rules/building-facts.ts';

/** A heading derived from a scene's links, or from the walls in its photo. */
export interface HeadingProposal extends PlanHeading {
  /** In whole degrees. */
  angle: number;
  /** How far the pin is turned away from it, degrees. */
  off: number;
  /** Whether it is worth showing on the plan. */
  isOpen: boolean;
}

/** Nearer than this, a pin is turned as precisely as a user can, or as the walls show it. */
const [leastOff, leastOffWalls] = [5, 1.5];

/** By what a proposal is known: once dismissed it comes back when its evidence changes. */
const evidenceOf = ({ pin, angle }: Pick<HeadingProposal, 'pin' | 'angle'>) => `${pin.id}/${angle}`;

/** What the links say of the pins of a plan whose shape is known. */
export function useHeadingProposals(plan: FloorPlan | null, aspect: number | null): HeadingProposal[] {
  const tour = useEditorStore((state) => state.tour);
  const media = useEditorStore((state) => state.media);
  const dismissed = useEditorStore((state) => state.dismissedProposals);
  const planId = plan?.id;
  return useMemo(() => {
    const stored = tour?.floorPlans.find(({ id }) => id === planId);
    if (!tour || !stored || !aspect) return [];
    return planHeadings(tour, stored, aspect, buildingFacts(media, tour)).map((each) => {
      const angle = Math.round(degrees(each.heading) + 360) % 360;
      const off = degreesApart(each.pin.heading, angle);
      const isOpen =
        off > (each.isStraight ? leastOffWalls : leastOff) &&
        !dismissed.includes(evidenceOf({ pin: each.pin, angle }));
      return { ...each, angle, off, isOpen };
    });
  }, [tour, planId, aspect, dismissed, media]);
}

/** Hides a proposed heading for as long as the tour is open. */
export function dismissProposal(store: EditorStore, proposal: HeadingProposal): void {
  const { dismissedProposals } = store.getState();
  store.setState({ dismissedProposals: [...dismissedProposals, evidenceOf(proposal)] });
}
