/**
 * The editor's sections: a line here is an entry of the rail, what is beside the canvas, and, where it has them, what
 * takes the place of the panorama and of the inspector. What is not needed at once is loaded when it is first opened.
 */

import {
  IconFiles,
  IconFocus2,
  IconHierarchy3,
  IconHomeEdit,
  IconMap2,
  IconPalette,
  IconPhoto,
  IconPlayerPlay,
  IconRoute,
  IconShoppingBag,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Scene } from '@tourwright/tour/document';
import type { ComponentType } from 'react';
import { lazyPart } from '../../client/loading/lazy-part.ts';
import { prefetchedPart } from '../../client/loading/prefetched-part.tsx';
import type { TextId } from '../editor-text.ts';
import { GuideDrawer } from '../guide/guide-place.tsx';
import { LazyHotspotsPanel } from '../hotspot-list/lazy-hotspots-panel.tsx';
import { MapCanvas, MapPanel } from '../map/layout/map-place.tsx';
import { PinInspector, PlanCanvas, PlansPanel } from '../plans/plans-place.tsx';
import type { PanelName } from '../state/editor-state.ts';
import { ScenesPanel } from './scenes/scenes-panel.tsx';

interface Section {
  label: TextId;
  Icon: TablerIcon;
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

/** In the order of the rail. */
const sections: Partial<Record<PanelName, Section>> = {
  scenes: { label: 'rail.scenes', Icon: IconPhoto, Panel: ScenesPanel },
  hotspots: { label: 'rail.hotspots', Icon: IconFocus2, Panel: LazyHotspotsPanel },
  plans: {
    label: 'rail.plans',
    Icon: IconMap2,
    Panel: PlansPanel,
    Canvas: PlanCanvas,
    Inspector: PinInspector,
  },
  map: { label: 'rail.map', Icon: IconHierarchy3, Panel: MapPanel, Canvas: MapCanvas, hasNoInspector: true },
  details: { label: 'rail.details', Icon: IconHomeEdit, Panel: DetailsPanel },
  visit: { label: 'rail.visit', Icon: IconPlayerPlay, Panel: VisitPanel },
  guide: { label: 'rail.guide', Icon: IconRoute, Panel: ScenesPanel, Drawer: GuideDrawer },
  products: { label: 'rail.products', Icon: IconShoppingBag, Panel: ProductsPanel },
  brand: { label: 'rail.brand', Icon: IconPalette, Panel: BrandPanel },
  files: { label: 'rail.files', Icon: IconFiles, Panel: FilesPanel },
};

/** The sections of the rail, by their panels' names. */
export const railSections = Object.entries(sections) as [PanelName, Section][];

/** The section of a panel; the scenes where it has none. */
export function sectionOf(panel: PanelName): Omit<Section, 'label' | 'Icon'> {
  return sections[panel] ?? { Panel: ScenesPanel };
}
