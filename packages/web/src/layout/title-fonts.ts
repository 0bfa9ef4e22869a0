/** Fonts for tours: all under the Open Font License, self-hosted, each loaded only by pages that use it. */
export interface TitleFont {
  name: string;
  label: string;
  family: string;
  /** Absent: it is on every page. */
  load?(): Promise<unknown>;
}

/** The fonts that a tour's name can be set in. */
export const titleFonts: readonly TitleFont[] = [
  { name: 'fraunces', label: 'Fraunces', family: '"Fraunces", Georgia, serif' },
  { name: 'inter', label: 'Inter', family: '"Inter", system-ui, sans-serif' },
  {
    name: 'playfair',
    label: 'Playfair',
    family: '"Playfair Display Variable", Georgia, serif',
    load: () => import('@fontsource-variable/playfair-display/index.css'),
  },
  {
    name: 'lora',
    label: 'Lora',
    family: '"Lora Variable", Georgia, serif',
    load: () => import('@fontsource-variable/lora/index.css'),
  },
  {
    name: 'montserrat',
    label: 'Montserrat',
    family: '"Montserrat Variable", system-ui, sans-serif',
    load: () => import('@fontsource-variable/montserrat/index.css'),
  },
  {
    name: 'space-grotesk',
    label: 'Space Grotesk',
    family: '"Space Grotesk Variable", system-ui, sans-serif',
    load: () => import('@fontsource-variable/space-grotesk/index.css'),
  },
];
