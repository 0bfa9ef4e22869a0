import { lazy, Suspense } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useEditorStore } from '../editor-store.ts';
import { LazyHotspotsPanel } from '../hotspot-list/lazy-hotspots-panel.tsx';
import { PlansPanel } from '../plans/plans-place.tsx';
import { GuidePanel } from '../playing/guide-panel.tsx';
import { VisitPanel } from '../playing/visit-panel.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { RefusedFiles } from './refused-files.tsx';
import { ScenesPanel } from './scenes-panel.tsx';
import styles from './side-panel.module.css';

const BrandPanel = lazy(async () => ({ default: (await import('../brand/brand-panel.tsx')).BrandPanel }));
const ProductsPanel = lazy(async () => ({
  default: (await import('../products/products-panel.tsx')).ProductsPanel,
}));
const panels = {
  scenes: ScenesPanel,
  hotspots: LazyHotspotsPanel,
  plans: PlansPanel,
  details: DetailsPanel,
  visit: VisitPanel,
  guide: GuidePanel,
  products: ProductsPanel,
  brand: BrandPanel,
};

/** What the rail has chosen, and below it the files that were not taken. */
export function SidePanel({ className }: { className: string | undefined }) {
  const Panel = panels[useEditorStore((state) => state.panel)];
  return (
    <div className={classNames(styles.side, className)}>
      <Suspense fallback={<div className={styles.panel} aria-busy="true" />}>
        <Panel className={styles.panel} />
      </Suspense>
      <RefusedFiles />
    </div>
  );
}
