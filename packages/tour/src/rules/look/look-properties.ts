/** The colours of a tour's brand as the custom properties of a page that shows it. */
import type { Brand } from '../../document/index.ts';
import { contrastOf, mixed, readableOn } from './contrast.ts';

type Look = Pick<Brand, 'brandColour' | 'hotspotColour' | 'panelColour'>;

/** Values by the names of CSS properties; none where the tour has the usual look. */
export function lookProperties(look: Look): Record<string, string> {
  return { ...mainValues(look), ...hotspotValues(look), ...panelValues(look) };
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
