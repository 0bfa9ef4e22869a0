/**
 * The panels beside the canvas, in the order of the rail: a line here is an entry of the rail and a command of the
 * palette. What each shows is in `sections.tsx`, and its page of help in `help/`; the compiler says where one is missing.
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
import type { TextId } from '../editor-text.ts';

interface PanelEntry {
  label: TextId;
  /** What the palette calls it, where the rail has no room for it. */
  command?: TextId;
  Icon: TablerIcon;
  /** Of no use in a tour without scenes, so that the palette leaves it out there. */
  needsScene?: true;
  /** It is where the panorama would be. */
  takesCanvas?: true;
}

const panels = {
  scenes: { label: 'rail.scenes', Icon: IconPhoto },
  hotspots: {
    label: 'rail.hotspots',
    command: 'action.hotspots-panel',
    Icon: IconFocus2,
    needsScene: true,
  },
  plans: { label: 'rail.plans', command: 'action.plans-panel', Icon: IconMap2, takesCanvas: true },
  map: { label: 'rail.map', command: 'action.map-panel', Icon: IconHierarchy3, takesCanvas: true },
  details: { label: 'rail.details', Icon: IconHomeEdit },
  visit: { label: 'rail.visit', command: 'action.visit-panel', Icon: IconPlayerPlay },
  guide: { label: 'rail.guide', command: 'action.guide-panel', Icon: IconRoute },
  products: { label: 'rail.products', Icon: IconShoppingBag },
  brand: { label: 'rail.brand', Icon: IconPalette },
  files: { label: 'rail.files', Icon: IconFiles },
} as const satisfies Record<string, PanelEntry>;

/** What the panel beside the canvas shows. */
export type PanelName = keyof typeof panels;

/** The panels by their names, in the order of the rail. */
export const panelList = Object.entries(panels) as [PanelName, PanelEntry][];

/** What the rail and the palette set for a panel: one in the panorama's place ends Tour Check, which shows its problems there. */
export function openedPanel(name: PanelName): { panel: PanelName; check?: null } {
  const { takesCanvas }: PanelEntry = panels[name];
  return takesCanvas ? { panel: name, check: null } : { panel: name };
}
