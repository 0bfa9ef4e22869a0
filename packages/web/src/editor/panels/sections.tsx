/**
 * What each panel of `panel-list.ts` shows: what is beside the canvas, and, where it has them, what takes the place of
 * the panorama and of the inspector. What is not needed at once is loaded when it is first opened.
 */

import type { Scene } from '@tourwright/tour/document';
import type { ComponentType } from 'react';
import { lazyPart } from '../../client/loading/lazy-part.ts';
import { prefetchedPart } from '../../client/loading/prefetched-part.tsx';
import { GuideDrawer } from '../guide/guide-place.tsx';
import { LazyHotspotsPanel } from '../hotspot-list/lazy-hotspots-panel.tsx';
import { MapCanvas, MapPanel } from '../map/layout/map-place.tsx';
import { PinInspector, PlanCanvas, PlansPanel } from '../plans/plans-place.tsx';
import type { PanelName } from './panel-list.ts';
import { ScenesPanel } from './scenes/scenes-panel.tsx';

interface Section {
  Panel: ComponentType<{ className: string | undefined }>;
  Canvas?: ComponentType;
  Inspector?: ComponentType<{ scene: Scene }>;
  /** The canvas takes the inspector's place too. */
  hasNoInspector?: true;
  /** Below all of it; where there is little room, in the panel's place. */
  Drawer?: ComponentType<{ className: string | undefined }>;
}

const DetailsPanel = prefetchedPart(async () => (await import('./details-panel.tsx')).DetailsPanel);
const VisitPanel = prefetchedPart(async () => (await import('../playing/visit-panel.tsx')).VisitPanel);
const ProductsPanel = lazyPart(async () => (await import('../products/products-panel.tsx')).ProductsPanel);
const FilesPanel = lazyPart(async () => (await import('../files/files-panel.tsx')).FilesPanel);
const BrandPanel = lazyPart(async () => (await import('../brand/brand-panel.tsx')).BrandPanel);

const sections: Record<PanelName, Section> = {
  scenes: { Panel: ScenesPanel },
  hotspots: { Panel: LazyHotspotsPanel },
  plans: { Panel: PlansPanel, Canvas: PlanCanvas, Inspector: PinInspector },
  map: { Panel: MapPanel, Canvas: MapCanvas, hasNoInspector: true },
  details: { Panel: DetailsPanel },
  visit: { Panel: VisitPanel },
  guide: { Panel: ScenesPanel, Drawer: GuideDrawer },
  products: { Panel: ProductsPanel },
  brand: { Panel: BrandPanel },
  files: { Panel: FilesPanel },
};

/** What a panel shows. */
export function sectionOf(panel: PanelName): Section {
  return sections[panel];
}
