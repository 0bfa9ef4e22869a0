/** Colours and fonts in VR: those of the page. */
export interface VrLook {
  /** The ground behind words. */
  ground: string;
  words: string;
  mark: string;
  markText: string;
  link: string;
  linkText: string;
  open: string;
  openText: string;
  label: string;
  area: string;
  fontFamily: string;
}

/** Reads them from the viewer's element (custom properties of `viewer.css`). */
export function readLook(element: Element): VrLook {
  const style = getComputedStyle(element);
  const colour = (name: string, fallback: string) =>
    style.getPropertyValue(`--tw-${name}`).trim() || fallback;
  return {
    ground: colour('empty', '#11151a'),
    words: colour('label-text', '#fff'),
    mark: colour('mark', 'rgb(17 21 26 / 0.66)'),
    markText: colour('mark-text', '#fff'),
    link: colour('link', '#fff'),
    linkText: colour('link-text', '#11151a'),
    open: colour('open', '#ff8a5c'),
    openText: colour('open-text', '#1c0d05'),
    label: colour('label', 'rgb(17 21 26 / 0.78)'),
    area: colour('area', '#fff'),
    fontFamily: style.fontFamily || 'sans-serif',
  };
}
