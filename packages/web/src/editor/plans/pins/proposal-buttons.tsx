import { IconX } from '@tabler/icons-react';
import type { FloorPlan } from '@tourwright/tour/document';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { angleText, p } from '../plan-text.ts';
import { headingShown, nameAside, type Size } from './cones.tsx';
import { dismissProposal, type HeadingProposal } from './heading-proposals.ts';
import { acceptHeadings } from './pins.ts';
import styles from './plan-pin.module.css';
import { whyHeading } from './why-heading.ts';

interface ProposalButtonsProps {
  plan: FloorPlan;
  proposal: HeadingProposal;
  size: Size;
}

/**
 * Accept or dismiss the heading that follows from the links of a scene, or from the walls in its photo; beside its
 * pin, while it is not dragged.
 */
export function ProposalButtons({ plan, proposal, size }: ProposalButtonsProps) {
  const { store } = useOpenTour();
  const scenes = useEditorStore((state) => state.shownTour?.scenes) ?? [];
  const lookedAlong = useEditorStore((state) => state.lookedAlong);
  const { pin, angle } = proposal;
  const shown = angleText(headingShown({ ...pin, heading: angle }, lookedAlong));
  // Beyond the name, which is on the side away from the cone.
  const isAbove = nameAside(headingShown(pin, lookedAlong)) < 0;
  const name = scenes.find(({ id }) => id === pin.sceneId)?.name ?? '';
  return (
    <div
      className={styles.proposal}
      style={{ left: pin.x * size.width, top: pin.y * size.height + (isAbove ? -82 : 50) }}
      title={whyHeading(proposal, scenes)}
    >
      <button
        type="button"
        className={styles.accept}
        aria-label={p('plans.accept-for', { name, angle: shown })}
        onClick={() => acceptHeadings(store, plan, [proposal])}
      >
        {p('plans.accept', { angle: shown })}
      </button>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={p('plans.dismiss-for', { name })}
        onClick={() => dismissProposal(store, proposal)}
      >
        <IconX size={16} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
