import type { FloorPlan } from '@tourwright/tour/document';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import styles from '../plan-canvas.module.css';
import { p } from '../plan-text.ts';
import type { HeadingProposal } from './heading-proposals.ts';
import { acceptHeadings } from './pins.ts';
import pin from './plan-pin.module.css';

/** How many headings the links, or the walls in the photos, propose, and all of them at once. */
export function HeadingsBar({ plan, proposals }: { plan: FloorPlan; proposals: readonly HeadingProposal[] }) {
  const { store } = useOpenTour();
  const open = proposals.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return null;
  const isFromLinks = open.every(({ from }) => from.length > 0);
  const accept = () => acceptHeadings(store, plan, open);
  return (
    <div className={styles.glass} role="status">
      <span className={styles.proposed}>
        {isFromLinks
          ? p('plans.headings', { count: open.length })
          : p('plans.headings-proposed', { count: open.length })}
      </span>
      <button type="button" className={pin.accept} onClick={accept}>
        {p('plans.accept-all', { count: open.length })}
      </button>
    </div>
  );
}
