/** Applies a tour's branding to a page through the CSSOM, since visitors' pages allow no inline styles. */
import type { Brand } from '@tourwright/tour/document';
import { lookProperties } from '@tourwright/tour/rules';
import './dress-page.css';
import { titleFonts } from './title-fonts.ts';

type Look = Pick<Brand, 'brandColour' | 'hotspotColour' | 'panelColour' | 'titleFont'>;

/** Sets the look on an element that all of the page is in; answers what takes it away. */
export function dressPage(root: HTMLElement, look: Look): () => void {
  const values = { ...lookProperties(look), ...fontValues(look) };
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

function fontValues({ titleFont }: Look): Record<string, string> {
  const font = titleFonts.find(({ name }) => name === titleFont);
  return font ? { '--font-display': font.family } : {};
}
