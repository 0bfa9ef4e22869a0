/** The look of a tour on a page: its properties are set by program, since the pages of visitors allow no styles in markup. */
import type { Brand } from '@tourwright/tour/document';
import { contrastOf, mixed, readableOn } from './contrast.ts';
import './dress-page.css';
import { titleFonts } from './title-fonts.ts';

type Look = Pick<Brand, 'brandColour' | 'hotspotColour' | 'panelColour' | 'titleFont'>;

/** Sets the look on an element that all of the page lies in; answers what takes it away. */
export function dressPage(root: HTMLElement, look: Look): () => void {
  const values = { ...mainValues(look), ...hotspotValues(look), ...panelValues(look), ...fontValues(look) };
  for (const [name, value] of Object.entries(values)) root.style.setProperty(name, value);
  root.toggleAttribute('data-brand-hotspots', look.hotspotColour !== undefined);
  root.toggleAttribute('data-brand-main', look.brandColour !== undefined);
  const font = titleFonts.find(({ name }) => name === look.titleFont);
  font?.load?.().catch(() => undefined);
  return () => {
    for (const name of Object.keys(values)) root.style.removeProperty(name);
    root.removeAttribute('data-brand-hotspots');
    root.removeAttribute('data-brand-main');
  };
}

function mainValues({ brandColour: main }: Look): Record<string, string> {
  if (!main) return {};
  const text = readableOn(main);
  return {
    '--accent': main,
    '--accent-hover': mixed(main, '#ffffff', 0.12),
    '--accent-press': mixed(main, '#000000', 0.12),
    '--on-accent': text,
    '--hs-selected': main,
    '--hs-on-selected': text,
    '--brand-main': main,
    '--brand-on-main': text,
  };
}

function hotspotValues({ hotspotColour: colour }: Look): Record<string, string> {
  return colour ? { '--brand-hotspot': colour, '--brand-on-hotspot': readableOn(colour) } : {};
}

/** Light panels get dark words, and lines that can be seen on them. */
function panelValues({ panelColour: panel }: Look): Record<string, string> {
  if (!panel) return {};
  const isDark = contrastOf(panel, '#ffffff') >= contrastOf(panel, '#11151a');
  const words = isDark ? '#f7f4ee' : '#11151a';
  const line = isDark ? '255 255 255' : '17 21 26';
  return {
    '--glass': `color-mix(in srgb, ${panel} 86%, transparent)`,
    '--glass-solid': panel,
    '--photo-scrim': `color-mix(in srgb, ${panel} 92%, transparent)`,
    '--glass-text': words,
    '--glass-text-2': mixed(words, panel, 0.22),
    '--glass-line': `rgb(${line} / 0.14)`,
    '--glass-line-strong': `rgb(${line} / 0.5)`,
    '--glass-hover': `rgb(${line} / 0.14)`,
  };
}

function fontValues({ titleFont }: Look): Record<string, string> {
  const font = titleFonts.find(({ name }) => name === titleFont);
  return font ? { '--font-display': font.family } : {};
}
